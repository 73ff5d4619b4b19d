import { docSections } from '@search-foundation/content/docs'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { DocsFrame } from './docs-frame.tsx'
import { guideOf } from './guides.ts'
import { useDocsNavigation } from './use-docs-navigation.ts'
import styles from './index-page.module.css'
import notice from './notice.module.css'

/** The start of the documentation: every guide by section, with what it is about. */
export default function DocsPage() {
  const { t } = useTranslation(['web-docs', 'common'])
  const { locale, href } = usePageAddress()
  const navigation = useDocsNavigation()
  const sections = docSections.map(({ key, slugs }) => ({ key, label: t(`section.${key}`), slugs }))
  return (
    <>
      <PageHead title={t('common:documentation')} description={t('description')} />
      <DocsFrame
        title={t('common:documentation')}
        description={t('lead')}
        navigation={navigation}
        contents={sections.map(({ key, label }) => ({ id: key, text: label }))}
      >
        <p className={styles.action}>
          <Link variant="button-solid" size="lg" href={href('/docs/quickstart')}>
            {guideOf('quickstart', locale)?.title}
          </Link>
        </p>
        {locale === 'en-US' ? null : <p className={notice.notice}>{t('notice')}</p>}
        {sections.map(({ key, label, slugs }) => (
          <section key={key} className={styles.section} aria-labelledby={key}>
            <h2 id={key}>{label}</h2>
            <ul>
              {slugs.map((slug) => {
                const guide = guideOf(slug, locale)
                const lang = guide?.locale === locale ? undefined : guide?.locale
                return (
                  <li key={slug} lang={lang}>
                    <Link href={href(`/docs/${slug}`)} hrefLang={lang}>
                      {guide?.title}
                    </Link>
                    <p>{guide?.description}</p>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </DocsFrame>
    </>
  )
}
