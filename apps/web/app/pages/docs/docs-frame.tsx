import { brand } from '@search-foundation/content/brand'
import { formatDate } from '@search-foundation/i18n/format'
import { localizePath } from '@search-foundation/i18n/locale-path'
import { Breadcrumbs } from '@search-foundation/ui/breadcrumbs'
import { Button } from '@search-foundation/ui/button'
import { Disclosure } from '@search-foundation/ui/disclosure'
import { Link } from '@search-foundation/ui/link'
import { SearchButton } from '@search-foundation/ui/search-button'
import { SideNav, type SideNavGroup } from '@search-foundation/ui/side-nav'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { markdownPath } from '../../document/page-files.ts'
import { playgroundOf } from '../../ground/docs-of-product.ts'
import { isEnglishOnly } from '../../ground/site-map.ts'
import { EnglishNotice } from './english-notice.tsx'
import styles from './docs-frame.module.css'

export interface DocsFrameProps {
  title: string
  /** One or two sentences below the title. */
  description: string
  /** Name of the section that the page belongs to, in the breadcrumbs. */
  section?: { label: string; href?: string }
  navigation: readonly SideNavGroup[]
  /** Headings of the page. */
  contents: readonly { id: string; text: string }[]
  /** Path of the page's source in the repository, and the day of its last change where the build knows it. */
  source?: { path: string; updated?: string }
  children: ReactNode
}

/** What surrounds each page of the documentation: sections at the side, the way back, contents, last change, and the pages before and after. */
export function DocsFrame(props: DocsFrameProps) {
  const { title, description, section, navigation, contents, source, children } = props
  const { t } = useTranslation(['web-docs', 'web-news', 'common'])
  const { path, locale, href } = usePageAddress()
  const current = href(path)
  const isStart = path === '/docs'
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <search className={styles.search}>
          <SearchButton label={t('search')} data-open-palette="" />
        </search>
        <SideNav label={t('navigation')} items={navigation} current={current} />
      </div>
      <div className={styles.menu} data-page-frame="">
        <Disclosure title={t('navigation')}>
          <SideNav label={t('common:documentation')} items={navigation} current={current} />
        </Disclosure>
      </div>
      <article className={styles.article}>
        <header className={styles.head}>
          {isEnglishOnly(path) ? <EnglishNotice /> : null}
          {isStart ? null : (
            <Breadcrumbs
              items={[
                { label: t('common:documentation'), href: href('/docs') },
                ...(section ? [section] : []),
                { label: title },
              ]}
            />
          )}
          <h1>{title}</h1>
          <p className={styles.lead}>{description}</p>
          <PageActions address={markdownPath(localizePath(path, locale))} playground={playgroundOf(path)} />
        </header>
        {contents.length > 1 ? (
          <div className={styles.contentsMenu} data-page-frame="">
            <Disclosure title={t('web-news:contents')}>
              <ContentsList of={contents} />
            </Disclosure>
          </div>
        ) : null}
        {children}
        <footer className={styles.foot}>
          <Neighbors navigation={navigation} current={current} />
          {source === undefined ? null : <LastChange {...source} />}
        </footer>
      </article>
      {contents.length > 1 ? (
        <nav className={styles.contents} aria-labelledby="docs-contents">
          <h2 id="docs-contents">{t('web-news:contents')}</h2>
          <ContentsList of={contents} />
        </nav>
      ) : null}
    </div>
  )
}

const ContentsList = ({ of }: { of: DocsFrameProps['contents'] }) => (
  <ol className={styles.list}>
    {of.map(({ id, text }) => (
      <li key={id}>
        <Link variant="quiet" href={`#${id}`}>
          {text}
        </Link>
      </li>
    ))}
  </ol>
)

/** The list of all pages for programs that read them, by its usual name. */
const textForAgents = 'llms.txt'

/** Copies the page as Markdown, or shows it where scripts are off; opens what it explains in the playground of the dashboard. */
function PageActions({ address, playground }: { address: string; playground: string | undefined }) {
  const { t } = useTranslation(['web-docs', 'common'])
  return (
    <p className={styles.copy} data-page-frame="">
      <Button variant="outline" size="sm" data-copy-from={address} data-copied={t('common:copied')}>
        {t('copyMarkdown')}
      </Button>
      <Link variant="quiet" href={address}>
        {t('viewMarkdown')}
      </Link>
      <Link variant="quiet" href={`/${textForAgents}`}>
        {textForAgents}
      </Link>
      {playground === undefined ? null : (
        <Link variant="quiet" href={playground}>
          {t('playground')}
        </Link>
      )}
    </p>
  )
}

function Neighbors({ navigation, current }: { navigation: readonly SideNavGroup[]; current: string }) {
  const { t } = useTranslation('web-docs')
  const all = navigation.flatMap(({ items }) => items)
  const index = all.findIndex(({ href }) => href === current)
  const previous = index > 0 ? all[index - 1] : undefined
  const next = all[index + 1]
  return (
    <nav className={styles.neighbors} aria-label={t('neighbors')}>
      {previous === undefined ? null : (
        <a className={styles.previous} href={previous.href} rel="prev">
          <span>{t('previous')}</span>
          <bdi lang={previous.lang}>{previous.label}</bdi>
        </a>
      )}
      {next === undefined ? null : (
        <a className={styles.next} href={next.href} rel="next">
          <span>{t('next')}</span>
          <bdi lang={next.lang}>{next.label}</bdi>
        </a>
      )}
    </nav>
  )
}

function LastChange({ path, updated }: { path: string; updated?: string }) {
  const { t } = useTranslation('web-docs')
  const { locale } = usePageAddress()
  return (
    <p className={styles.change}>
      {updated === undefined ? null : (
        <>
          <time dateTime={updated}>{t('updated', { date: formatDate(updated, locale, 'long') })}</time>
          {/* Only the Markdown of the page shows the space. */}{' '}
        </>
      )}
      <Link variant="quiet" href={`${brand.repository}/${path}`} rel="noopener">
        {t('source')}
      </Link>
    </p>
  )
}
