export {
  embedAll,
  type EmbedAllOptions,
  type EmbedAllRequest,
  type EmbedAllResponse,
} from './bulk/embed-all.ts'
export {
  embedEach,
  type EmbedEachOptions,
  type EmbedEachRequest,
  type EmbeddedBatch,
  type EmbedProgress,
} from './bulk/embed-each.ts'
export type { BatchLimits, EmbedInput } from './bulk/cut-batches.ts'
export type { EachEncoding, Vector } from './bulk/vectors.ts'
