import { docSections } from '@search-foundation/content/docs'
import { MarkdownView } from '@search-foundation/ui/markdown-view'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { DocsFrame } from './docs-frame.tsx'
import { splitAtParts } from './extend-guide.tsx'
import { GuidePart } from './guide-part.tsx'
import { guideOf } from './guides.ts'
import { useDocsNavigation } from './use-docs-navigation.ts'
import styles from './guide-body.module.css'

/** One guide of the documentation. */
export default function GuidePage() {
  const { t } = useTranslation('web-docs')
  const { locale, path } = usePageAddress()
  const navigation = useDocsNavigation()
  const slug = path.replace('/docs/', '')
  const guide = guideOf(slug, locale)
  if (guide === undefined) throw new Response('Not Found', { status: 404 })
  const section = docSections.find(({ slugs }) => slugs.some((other) => other === slug))
  return (
    <>
      <PageHead title={guide.title} description={guide.description} type="article" />
      <DocsFrame
        title={guide.title}
        description={guide.description}
        navigation={navigation}
        contents={guide.contents}
        source={{ path: guide.source, ...(guide.updated !== undefined && { updated: guide.updated }) }}
        {...(section && { section: { label: t(`section.${section.key}`) } })}
      >
        <div>
          {splitAtParts(guide.html).map((part, index) =>
            index % 2 === 0 ? (
              <MarkdownView key={part} className={styles.body ?? ''} html={part} />
            ) : (
              <GuidePart key={part} name={part} guide={guide} />
            ),
          )}
        </div>
      </DocsFrame>
    </>
  )
}
