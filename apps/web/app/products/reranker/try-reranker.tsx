import type { ModelSlug } from '@search-foundation/content/models'

import { usePageAddress } from '../../document/page-context.tsx'
import recordings from '../../generated/demos/reranker.json' with { type: 'json' }
import { Island } from '../../islands/island.tsx'
import { recordedIn } from '../recorded-in.ts'
import type { Ranking } from './ranked-documents.tsx'
import RerankerDemo from './reranker-demo.island.tsx'
import { slugs } from './served.ts'
import { useSampleDocuments } from './use-sample-documents.ts'

/** The demo of the reranker with its recorded result. `first` is the model that it starts with. */
export function TryReranker({ first }: { first?: ModelSlug }) {
  const { locale } = usePageAddress()
  const samples = useSampleDocuments()
  const models = [...new Set([...(first === undefined ? [] : [first]), ...slugs])]
  return (
    <Island
      of={RerankerDemo}
      start="personal"
      props={{ models, ...samples, recorded: recordedIn<Ranking>(recordings, locale) }}
      messages={['web-reranker.demo', 'web-product.demo', 'common']}
    />
  )
}
