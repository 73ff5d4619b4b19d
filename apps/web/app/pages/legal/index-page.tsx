import { legalDocuments } from '@search-foundation/content/legal'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { PageIntro } from '../../blocks/page-intro.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import styles from './index-page.module.css'

/** The legal documents with what each of them is about. */
export default function LegalPage() {
  const { t } = useTranslation(['web-legal', 'web-security'])
  const { href } = usePageAddress()
  const entries = [
    ...legalDocuments.map((id) => ({
      id,
      path: `/legal/${id}`,
      title: t(`document.${id}`),
      summary: t(`summary.${id}`),
    })),
    { id: 'security', path: '/security', title: t('web-security:title'), summary: t('web-security:lead') },
  ]
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <PageIntro title={t('title')} lead={t('lead')} />
      <ul className={styles.documents}>
        {entries.map(({ id, path, title, summary }) => (
          <li key={id} id={id}>
            <h2>
              <Link href={href(path)}>{title}</Link>
            </h2>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
