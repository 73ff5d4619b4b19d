/** Tags of models that the list is filtered by. */
export const modelTags = [
  'embedding',
  'reranker',
  'reader',
  'multimodal',
  'multilingual',
  'multi-vector',
  'matryoshka',
  'apache',
] as const
