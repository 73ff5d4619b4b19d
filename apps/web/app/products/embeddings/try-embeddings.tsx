import type { Model, ModelSlug } from '@search-foundation/content/models'

import { usePageAddress } from '../../document/page-context.tsx'
import recordings from '../../generated/demos/embeddings.json' with { type: 'json' }
import { Island } from '../../islands/island.tsx'
import { recordedIn } from '../recorded-in.ts'
import type { EmbeddedTexts } from './embedded-texts.ts'
import EmbeddingsDemo from './embeddings-demo.island.tsx'
import { choices } from './served.ts'
import { useSampleSentences } from './use-sample-sentences.ts'

/** The demo of embeddings with its recorded result. */
export function TryEmbeddings({ first }: { first?: Model<ModelSlug> }) {
  const { locale } = usePageAddress()
  const sentences = useSampleSentences()
  return (
    <Island
      of={EmbeddingsDemo}
      start="personal"
      props={{ models: choices(first), sentences, recorded: recordedIn<EmbeddedTexts>(recordings, locale) }}
      messages={['web-embeddings.demo', 'web-product.demo', 'common']}
    />
  )
}
