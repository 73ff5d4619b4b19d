import { brand } from '@search-foundation/content/brand'
import { fillLegalFields } from '@search-foundation/content/legal'
import { offices } from '@search-foundation/content/offices'
import { Callout } from '@search-foundation/ui/callout'
import { Link } from '@search-foundation/ui/link'
import { MarkdownView } from '@search-foundation/ui/markdown-view'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { documentsIn } from './documents.ts'
import styles from './page.module.css'

/** All legal documents on one page, each with an anchor. They are templates, and the page says so. */
export default function LegalPage() {
  const { t } = useTranslation(['web-legal', 'content-offices'])
  const { locale } = usePageAddress()
  const headquarters = offices
    .filter((office) => office.headquarters)
    .map(({ key, address }) =>
      [`${address.join(', ')} ${t(`content-offices:${key}.city`)}`, t(`content-offices:${key}.country`)].join(
        ', ',
      ),
    )
    .join('; ')
  const fields = {
    company: brand.legalName,
    headquarters,
    email: brand.email,
    sales: brand.salesEmail,
    status: brand.hosts.status,
    sdk: brand.sdk,
  }
  const documents = documentsIn(locale)

  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('description')} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <Callout className={styles.template ?? ''} tone="warning" title={t('template.title')}>
          {t('template.text')}
        </Callout>
      </header>
      <nav className={styles.contents} aria-label={t('contents')}>
        <ol>
          {documents.map(({ id }) => (
            <li key={id}>
              <Link variant="quiet" href={`#${id}`}>
                {t(`document.${id}`)}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.documents}>
        {documents.map(({ id, lang, html }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{t(`document.${id}`)}</h2>
            <div lang={lang}>
              <MarkdownView className={styles.text ?? ''} stackTables html={fillLegalFields(html, fields)} />
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
