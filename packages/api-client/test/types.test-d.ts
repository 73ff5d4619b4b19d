// Fails to compile when a public type changes. Compiled against the packed declarations.
import {
  AbortedError,
  ApiError,
  CallableError,
  classify,
  createClient,
  deepSearch,
  eachTransaction,
  embed,
  embedMultiVector,
  listProducts,
  listTransactions,
  request,
  setBalanceNotification,
  StreamCutError,
  TimeoutError,
  type Call,
  type CallableCode,
  type DeepSearchResponse,
  type DeepSearchChunk,
  type EmbeddingsRequest,
  type EmbeddingsResponse,
  type EventDecoder,
  type EventStream,
  type MultiVectorResponse,
  type Product,
  type Transaction,
  type UrlCitation,
  type ValidationIssue,
} from '@search-foundation/api-client'
import { searchFoundation } from '@search-foundation/api-client/all'
import { decodeEventStream, type ServerSentEvent } from '@search-foundation/api-client/sse'
import { uploadBulkEmbeddings } from '@search-foundation/api-client/upload'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
declare function expectType<Expected>(): <Actual>(value: Actual, same: Same<Actual, Expected>) => void

const client = createClient({ apiKey: 'key', timeout: 1000, maxRetries: 0 })
const model = 'jina-embeddings-v3'

export async function results() {
  expectType<Transaction[]>()(await listTransactions(client), true)
  expectType<Product[]>()(await listProducts(client, { priceIds: ['a'] }), true)
  expectType<Call<Transaction[]>>()(listTransactions(client), true)
  expectType<Response>()(await listTransactions(client).raw(), true)
  expectType<Transaction[]>()((await listTransactions(client).withResponse()).data, true)
  for await (const transaction of eachTransaction(client)) expectType<Transaction>()(transaction, true)
}

export async function embeddings() {
  const plain = await embed(client, { model, input: 'text' })
  expectType<number[]>()(plain.data[0].embedding, true)
  expectType<EmbeddingsResponse>()(plain, true)
  const base64 = await embed(client, { model, input: ['a', 'b'], embedding_type: 'base64' })
  expectType<string>()(base64.data[0].embedding, true)
  const bits = await embed(client, { model, input: { text: 'a' }, embedding_type: 'ubinary' })
  expectType<number[]>()(bits.data[0].embedding, true)
  const vectors = await embedMultiVector(client, { model: 'jina-colbert-v2', input: ['a'] })
  expectType<number[][]>()(vectors.data[0].embeddings, true)
  expectType<MultiVectorResponse>()(vectors, true)
  const encoded = await embedMultiVector(client, { model, input: 'a', embedding_type: 'base64' })
  expectType<string[]>()(encoded.data[0].embeddings, true)
  const images = [{ image: 'https://a.example/a.png' }, { text: 'a' }, 'b']
  void embed(client, { model: 'jina-clip-v2', input: images })
  // @ts-expect-error an image has no such field
  void embed(client, { model: 'jina-clip-v2', input: { picture: 'https://a.example/a.png' } })
  const both = await embed(client, { model, input: 'a', embedding_type: ['float', 'base64'] })
  expectType<number[]>()(both.data[0].embedding.float, true)
  expectType<string>()(both.data[0].embedding.base64, true)
  // @ts-expect-error it was not asked for
  void both.data[0].embedding.binary
  // @ts-expect-error there is no such encoding
  void embed(client, { model, input: 'a', embedding_type: 'hex' })
  // @ts-expect-error a misspelled field
  void embed(client, { model, input: 'a', dimension: 64 })
  // @ts-expect-error a misspelled field
  void deepSearch(client, { messages: [], strem: true })
  // @ts-expect-error a misspelled field
  void classify(client, { model, input: 'a', labels: ['b'], label: 'c' })
  // @ts-expect-error a misspelled field
  void searchFoundation().embed({ model, input: 'a', dimension: 64 })
  // @ts-expect-error an input is needed
  void embed(client, { model })
  const body: EmbeddingsRequest = { model, input: 'a' }
  void embed(client, body)
  const undecided: { model: string; input: string; embedding_type?: 'base64' } = { model, input: 'a' }
  expectType<string | number[]>()((await embed(client, undecided)).data[0].embedding, true)
}

export async function streams() {
  const messages = [{ role: 'user', content: 'q' }] as const
  expectType<DeepSearchResponse>()(await deepSearch(client, { messages }), true)
  expectType<DeepSearchResponse>()(await deepSearch(client, { messages, stream: false }), true)
  const chunks = await deepSearch(client, { messages, stream: true })
  expectType<EventStream<DeepSearchChunk>>()(chunks, true)
  for await (const chunk of chunks) {
    expectType<DeepSearchChunk>()(chunk, true)
    const { delta } = chunk.choices[0]
    if (delta.type === 'think') expectType<string | undefined>()(delta.url, true)
    else expectType<UrlCitation[] | undefined>()(delta.annotations, true)
    // @ts-expect-error only a step of the reasoning has an address
    if (delta.type === 'text') void delta.url
  }
  for await (const event of decodeEventStream(new Response())) expectType<ServerSentEvent>()(event, true)
  expectType<unknown>()(await request(client, 'service', 'method'), true)
  expectType<{ a: 1 }>()(await request<{ a: 1 }>(client, 'service', 'method'), true)
  expectType<unknown>()(await request(client, 'service', 'method', { as: 'json' }), true)
  expectType<string>()(await request(client, 'service', 'method', { as: 'text' }), true)
  expectType<Blob>()(await request(client, 'service', 'method', { as: 'blob' }), true)
  expectType<Response>()(await request(client, 'service', 'method', { as: 'response' }), true)
  const events = await request(client, 'service', 'method', { as: 'events', method: 'POST', json: {} })
  expectType<EventDecoder>()(events, true)
  // @ts-expect-error there is no such way to read a response
  void request(client, 'service', 'method', { as: 'xml' })
}

export async function classifiers() {
  const flat = await classify(client, { model, input: 'a', labels: ['x', 'y'] })
  expectType<'x' | 'y'>()(flat.data[0].prediction, true)
  const labels: string[] = ['x']
  expectType<string>()((await classify(client, { model, input: 'a', labels })).data[0].prediction, true)
  const grouped = await classify(client, { model, input: 'a', labels: { mood: ['x', 'y'] } })
  expectType<Record<string, 'x' | 'y'>>()(grouped.data[0].prediction, true)
  // @ts-expect-error labels are needed without a classifier
  void classify(client, { model, input: 'a' })
}

export function errors(error: unknown) {
  if (error instanceof ApiError) {
    expectType<number>()(error.status, true)
    expectType<string | ValidationIssue[]>()(error.detail, true)
    expectType<number | undefined>()(error.retryAfterMs, true)
  }
  if (error instanceof CallableError) {
    expectType<CallableCode | (string & {}) | number>()(error.code, true)
    expectType<unknown>()(error.details, true)
  }
  if (error instanceof TimeoutError) expectType<'connect' | 'headers' | 'body' | 'idle'>()(error.phase, true)
  if (error instanceof StreamCutError) expectType<string>()(error.lastEventId, true)
  if (error instanceof AbortedError) expectType<'AbortedError'>()(error.name, true)
}

export async function methods() {
  const foundation = searchFoundation({ apiKey: 'key' })
  expectType<Transaction[]>()(await foundation.billing.transactions(), true)
  const answer = await foundation.embed({ model, input: 'a', embedding_type: 'base64' })
  expectType<string>()(answer.data[0].embedding, true)
  const messages = [{ role: 'user', content: 'q' }] as const
  expectType<EventStream<DeepSearchChunk>>()(await foundation.deepSearch({ messages, stream: true }), true)
  expectType<Blob>()(await foundation.functions.request('s', 'm', { as: 'blob' }), true)
  expectType<{ a: 1 }>()(await foundation.functions.call<{ a: 1 }>('s', 'm', {}), true)
  // @ts-expect-error a bot check is needed
  void foundation.keys.trial({})
}

void setBalanceNotification(client, { thresholds: [1, 2], email: 'a@b.example' })
void uploadBulkEmbeddings(
  client,
  { model, email: 'a@b.example', file: new Blob() },
  { onProgress: ({ sent }) => sent },
)
// @ts-expect-error the option is called baseUrl
createClient({ baseURL: 'https://a.example' })
// @ts-expect-error the option is called maxRetries
void listTransactions(client, { retries: 1 })
// @ts-expect-error milliseconds are a number
createClient({ timeout: '70s' })

export async function disposed(response: Response) {
  await using events = decodeEventStream(response)
  await using answer = await deepSearch(client, { messages: [{ role: 'user', content: 'q' }], stream: true })
  expectType<EventDecoder>()(events, true)
  for await (const part of answer) expectType<DeepSearchChunk>()(part, true)
}
