import { MarkdownView } from '@search-foundation/ui/markdown-view'
import { useTranslation } from 'react-i18next'

import { TextPage, textPageBody } from '../../blocks/text-page.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { documentIn } from './documents.ts'

/** How keys, contents and payments are handled, who else receives data, and where to report a vulnerability. */
export default function SecurityPage() {
  const { t } = useTranslation(['web-security', 'web-news'])
  const { locale } = usePageAddress()
  const { html, lang, contents } = documentIn(locale, 'security')
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <TextPage
        title={t('title')}
        lead={t('lead')}
        label={t('web-news:contents')}
        links={contents.map(({ id, text }) => ({ href: `#${id}`, label: text }))}
      >
        <div lang={lang === locale ? undefined : lang}>
          <MarkdownView className={textPageBody} stackTables html={html} />
        </div>
      </TextPage>
    </>
  )
}
