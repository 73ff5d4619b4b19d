import type { Classifier } from '@search-foundation/api-client'

/** A trained classifier, for samples and stories. */
export const sampleClassifier = (
  id: string,
  labels: string[],
  uses: number,
  created_at: string,
): Classifier => ({
  classifier_id: id,
  labels,
  model_name: 'jina-embeddings-v3',
  used_number: uses,
  created_at,
  access: 'private',
  updated_number: 1,
  updated_at: null,
  used_at: null,
  metadata: {},
})
