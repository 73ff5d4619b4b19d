/** Embeds a text at an address and returns its vector. */
export type EmbeddingCaller = (text: string) => Promise<readonly number[]>

const model = 'jina-embeddings-v3'

/** Clients by name, each as its documentation shows it. Imported when they are asked for, so that one can be timed alone. */
export const embeddingCallers: Readonly<Record<string, (address: string) => Promise<EmbeddingCaller>>> = {
  'bare fetch': (address) =>
    Promise.resolve(async (input) => {
      const response = await fetch(`${address}/v1/embeddings`, {
        method: 'POST',
        headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
        body: JSON.stringify({ model, input }),
      })
      const { data } = (await response.json()) as { data: { embedding: number[] }[] }
      return data[0]?.embedding ?? []
    }),
  async ours(address) {
    const { createClient, embed } = await import('@search-foundation/api-client')
    const client = createClient({ apiKey: 'key', baseUrl: address })
    return async (input) => (await embed(client, { model, input })).data[0]?.embedding ?? []
  },
  async ofetch(address) {
    const { ofetch } = await import('ofetch')
    const headers = { authorization: 'Bearer key' }
    const post = ofetch.create({ baseURL: address, headers, method: 'POST', retry: 2, timeout: 70_000 })
    return async (input) => {
      const body = { model, input }
      const { data } = await post<{ data: { embedding: number[] }[] }>('/v1/embeddings', { body })
      return data[0]?.embedding ?? []
    }
  },
  async openai(address) {
    const { default: OpenAI } = await import('openai')
    const client = new OpenAI({ apiKey: 'key', baseURL: `${address}/v1` })
    return async (input) => (await client.embeddings.create({ model, input })).data[0]?.embedding ?? []
  },
}
