import { brand } from '@search-foundation/content/brand'
import { legalDocuments, legalUpdated } from '@search-foundation/content/legal'
import { formatDate } from '@search-foundation/i18n/format'
import { MarkdownView } from '@search-foundation/ui/markdown-view'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'

import { TextPage, textPageBody } from '../../blocks/text-page.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { documentIn } from './documents.ts'

/** One legal document, with the others at its side. */
export default function LegalDocumentPage() {
  const { t } = useTranslation('web-legal')
  const { slug = '' } = useParams()
  const { locale, href } = usePageAddress()
  const id = legalDocuments.find((candidate) => candidate === slug)
  if (id === undefined) throw new Response('Not Found', { status: 404 })
  const title = t(`document.${id}`)
  const { html, lang } = documentIn(locale, id)
  return (
    <>
      <PageHead title={title} description={t(`summary.${id}`)} />
      <TextPage
        title={title}
        back={{ href: href('/legal'), label: t('title') }}
        note={
          id === 'imprint' && brand.isSample
            ? t('sample')
            : t('since', { date: formatDate(legalUpdated, locale) })
        }
        label={t('title')}
        links={legalDocuments.map((other) => ({
          href: href(`/legal/${other}`),
          label: t(`document.${other}`),
          isCurrent: other === id,
        }))}
      >
        <div lang={lang === locale ? undefined : lang}>
          <MarkdownView className={textPageBody} stackTables html={html} />
        </div>
      </TextPage>
    </>
  )
}
