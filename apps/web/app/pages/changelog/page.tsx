import { brand } from '@search-foundation/content/brand'
import { changeAreas } from '@search-foundation/content/changelog'
import { formatDate } from '@search-foundation/i18n/format'
import { Badge } from '@search-foundation/ui/badge'
import { Disclosure } from '@search-foundation/ui/disclosure'
import { Link } from '@search-foundation/ui/link'
import { MarkdownView } from '@search-foundation/ui/markdown-view'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

import { TextPage } from '../../blocks/text-page.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { changelogFeedPath } from '../../document/page-files.ts'
import { PageHead } from '../../document/page-head.tsx'
import { changeNotes, packageReleases, waitingChanges } from './changes.ts'
import styles from './page.module.css'

/** What changed in product, API and SDK, by day, and what the next versions of the packages contain. */
export default function ChangelogPage() {
  const { t } = useTranslation(['web-changelog', 'web-news', 'common'])
  const { locale, href } = usePageAddress()
  const days = [...new Set(changeNotes.map(({ date }) => date))]
  const dayOf = (date: string) => formatDate(date, locale, 'long')
  const lang = locale === 'en-US' ? undefined : 'en-US'
  const text = styles.text ?? ''
  const areaNames = { product: t('common:product'), api: 'API', sdk: 'SDK' }
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`${brand.name}: ${t('title')}`}
        href={changelogFeedPath}
      />
      <TextPage
        title={t('title')}
        lead={t('lead')}
        note={
          <Row as="span" gap="xs">
            {lang && t('english')}
            <Link href={changelogFeedPath}>{t('feed')}</Link>
          </Row>
        }
        label={t('web-news:contents')}
        links={[
          ...days.map((day) => ({ href: `#${day}`, label: dayOf(day) })),
          { href: '#next', label: t('next.heading') },
          ...(packageReleases.length > 0 ? [{ href: '#versions', label: t('versions') }] : []),
        ]}
      >
        {days.map((day) => (
          <section key={day} className={styles.day} id={day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`}>
              <time dateTime={day}>{dayOf(day)}</time>
            </h2>
            <ul>
              {changeNotes
                .filter(({ date }) => date === day)
                .map(({ slug, area, titleHtml, html, link }) => (
                  <li key={slug} id={slug}>
                    <Badge className={styles.area ?? ''}>{areaNames[area]}</Badge>
                    <div lang={lang}>
                      <h3>
                        <Link href={href(link)}>
                          <span dangerouslySetInnerHTML={{ __html: titleHtml }} />
                        </Link>
                      </h3>
                      <MarkdownView className={text} html={html} />
                    </div>
                  </li>
                ))}
            </ul>
          </section>
        ))}
        <section className={styles.next} id="next" aria-labelledby="next-heading">
          <h2 id="next-heading">{t('next.heading')}</h2>
          <p>{t('next.lead')}</p>
          {changeAreas.map((area) => (
            <Disclosure key={area} title={areaNames[area]}>
              <ul lang={lang}>
                {waitingChanges
                  .filter((change) => change.area === area)
                  .map(({ id, html }) => (
                    <li key={id}>
                      <MarkdownView className={text} html={html} />
                    </li>
                  ))}
              </ul>
            </Disclosure>
          ))}
        </section>
        {packageReleases.length > 0 && (
          <section className={styles.next} id="versions" aria-labelledby="versions-heading">
            <h2 id="versions-heading">{t('versions')}</h2>
            {packageReleases.map(({ package: name, version, html }) => (
              <Disclosure key={`${name} ${version}`} title={`${name} ${version}`}>
                <div lang={lang}>
                  <MarkdownView className={text} html={html} />
                </div>
              </Disclosure>
            ))}
          </section>
        )}
      </TextPage>
    </>
  )
}
