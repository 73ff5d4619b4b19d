/** Public ids of deep search. */
export const deepSearchModels = ['jina-deepsearch-v1', 'jina-deepsearch-v2'] as const
