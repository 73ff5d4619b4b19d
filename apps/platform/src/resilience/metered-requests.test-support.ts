interface MeteredRequest {
  headers: Readonly<Record<string, string>>
  /** Made anew for each call: a form can be sent once. */
  body: () => string | FormData
}

const json = (value: object): MeteredRequest => ({
  headers: { 'content-type': 'application/json' },
  body: () => JSON.stringify(value),
})

const labels = ['tea', 'coffee']
const messages = [{ role: 'user', content: 'What is late chunking?' }]

function bulkForm(): FormData {
  const form = new FormData()
  form.set('model', 'jina-embeddings-v3')
  form.set('file', new File(['a few words\n'], 'texts.txt'))
  return form
}

/** One good request for each operation that takes tokens. */
export const meteredRequests: Readonly<Record<string, MeteredRequest>> = {
  createEmbeddings: json({ model: 'jina-embeddings-v3', input: 'a few words' }),
  embedV1: json({ model: 'jina-embeddings-v3', texts: ['a few words'], input_type: 'search_query' }),
  embedV2: json({
    model: 'jina-embeddings-v3',
    texts: ['a few words'],
    input_type: 'search_query',
    embedding_types: ['float'],
  }),
  createMultiVectors: json({ model: 'jina-colbert-v2', input: 'a few words' }),
  createMultiEmbeddings: json({ model: 'jina-colbert-v2', input: 'a few words' }),
  rerank: json({ model: 'jina-reranker-m0', query: 'coffee', documents: ['tea', 'coffee'] }),
  rerankV2: json({ model: 'jina-reranker-m0', query: 'coffee', documents: ['tea', 'coffee'] }),
  classify: json({ model: 'jina-embeddings-v3', input: ['a cup'], labels }),
  train: json({
    model: 'jina-embeddings-v3',
    input: labels.map((label) => ({ text: `a cup of ${label}`, label })),
  }),
  createBulkUpload: json({ model: 'jina-embeddings-v3', file_name: 'texts.txt', size: 12 }),
  createBulkEmbeddings: { headers: {}, body: bulkForm },
  search: json({ q: 'late chunking' }),
  createChatCompletion: json({ messages }),
  writeSerp: json({ num: 1 }),
}
