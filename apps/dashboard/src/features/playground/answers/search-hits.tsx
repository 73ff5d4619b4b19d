import type { SearchResponse } from '@search-foundation/api-client'
import { CodeBlock } from '@search-foundation/ui/code-block'
import { Link } from '@search-foundation/ui/link'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { EmptyWithDocs } from '../../../ground/docs/empty-with-docs.tsx'
import styles from '../playground.module.css'

/** Pages that a search found. */
export function SearchHits({ response: { results } }: { response: SearchResponse }) {
  const { t } = useTranslation('dashboard-playground')
  if (results.length === 0) return <EmptyWithDocs compact headingLevel={3} title={t('noHits')} />
  return (
    <ol className={styles.hits}>
      {results.map(({ title, url, description, content }) => (
        <li key={url}>
          <Link href={url} external>
            {title || url}
          </Link>
          <Text>{description}</Text>
          {content && <CodeBlock wrap maxHeight="12rem" samples={[{ id: url, label: url, code: content }]} />}
        </li>
      ))}
    </ol>
  )
}
