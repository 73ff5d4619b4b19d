import type { ProductRequest, ProductResponse } from '@search-foundation/store/run-product'

import { lazyPart } from '../../ground/parts/lazy-part.tsx'
import { ClassificationTable } from './answers/classification-table.tsx'
import { PageText } from './answers/page-text.tsx'
import { RankingTable } from './answers/ranking-table.tsx'
import { SearchHits } from './answers/search-hits.tsx'
import { SimilarityTable } from './answers/similarity-table.tsx'
import { TokenPieces } from './answers/token-pieces.tsx'

/** Needs parts that no other product shows; a deep search takes much longer than to load them. */
const DeepSearchAnswer = lazyPart(
  async () => (await import('./answers/deep-search-answer.tsx')).DeepSearchAnswer,
  '12rem',
)

export interface AnswerViewProps {
  request: ProductRequest
  answer: ProductResponse
  /** Whether more will arrive. */
  isStreaming: boolean
}

/** The response of a product in the form that people read. */
export function AnswerView({ request, answer, isStreaming }: AnswerViewProps) {
  switch (answer.product) {
    case 'embedding':
      return request.product === 'embedding' ? (
        <SimilarityTable texts={request.body.input as readonly string[]} response={answer.response} />
      ) : null
    case 'reranker':
      return <RankingTable response={answer.response} />
    case 'classifier':
      return request.product === 'classifier' ? (
        <ClassificationTable texts={request.body.input as readonly string[]} response={answer.response} />
      ) : null
    case 'tokenizer':
      return <TokenPieces response={answer.response} />
    case 'reader':
      return <PageText response={answer.response} />
    case 'search':
      return <SearchHits response={answer.response} />
    case 'deepsearch':
      return <DeepSearchAnswer progress={answer.response} isStreaming={isStreaming} />
  }
}
