import {
  appendBulkUpload,
  callableCode,
  cancelBulkEmbeddings,
  completeBulkUpload,
  confirmBulkAddress,
  createBulkUpload,
  createClient,
  deepSearch,
  deleteBulkUpload,
  deleteClassifier,
  eachBulkFailure,
  eachBulkJob,
  finalText,
  fingerprintOf,
  getBulkDownloadUrl,
  getBulkEmbeddings,
  getBulkUpload,
  listBulkEmbeddings,
  listBulkFailures,
  listBulkUploads,
  listClassifiers,
  logEvents,
  request,
  requestEvents,
  toReadableStream,
  type Client,
} from '@search-foundation/api-client'
import { searchFoundation } from '@search-foundation/api-client/all'
import {
  toFile,
  uploadBulkEmbeddings,
} from '@search-foundation/api-client/upload'
import { signWebhook } from '@search-foundation/api-client/webhooks'

declare const client: Client
declare const id: string
declare const file: File

/** A use of each function about jobs and tools that has none in its docstring. The reference shows the bodies as they are written here. */
export const jobExamples = {
  async logEvents() {
    const watched = createClient({ onEvent: logEvents('warn') })
    console.log(watched.timeout)
  },
  async searchFoundation() {
    const foundation = searchFoundation()
    const { num_tokens } = await foundation.segment({
      content: 'How many tokens is this?',
    })
    console.log(num_tokens)
  },
  async finalText() {
    const messages = [
      { role: 'user', content: 'What is late chunking?' },
    ] as const
    console.log(
      await finalText(await deepSearch(client, { messages, stream: true })),
    )
  },
  async listClassifiers() {
    for (const { classifier_id, labels } of await listClassifiers(client))
      console.log(classifier_id, labels)
  },
  async deleteClassifier() {
    await deleteClassifier(client, id)
  },
  async toFile() {
    const texts = await toFile('texts.txt')
    await uploadBulkEmbeddings(client, {
      model: 'jina-embeddings-v3',
      email: 'you@example.org',
      file: texts,
    })
  },
  async getBulkEmbeddings() {
    const { status, completed_count } = await getBulkEmbeddings(client, id)
    console.log(status, completed_count)
  },
  async listBulkEmbeddings() {
    const { records } = await listBulkEmbeddings(client, { pageSize: 10 })
    for (const { file_name, status } of records)
      console.log(file_name, status)
  },
  async eachBulkJob() {
    for await (const { file_name, status } of eachBulkJob(client))
      console.log(file_name, status)
  },
  async cancelBulkEmbeddings() {
    const { used_token_count } = await cancelBulkEmbeddings(client, id)
    console.log(used_token_count)
  },
  async confirmBulkAddress() {
    const { confirmation_sent_at } = await confirmBulkAddress(client, id)
    console.log(confirmation_sent_at)
  },
  async listBulkFailures() {
    const { records } = await listBulkFailures(client, id)
    for (const { index, error } of records) console.log(index, error)
  },
  async eachBulkFailure() {
    for await (const { custom_id, error } of eachBulkFailure(client, id))
      console.log(custom_id, error)
  },
  async getBulkDownloadUrl() {
    const url = await getBulkDownloadUrl(client, id)
    console.log(url)
  },
  async fingerprintOf() {
    console.log(fingerprintOf(file))
  },
  async createBulkUpload() {
    const upload = await createBulkUpload(client, {
      model: 'jina-embeddings-v3',
      email: 'you@example.org',
      file_name: file.name,
      size: file.size,
    })
    console.log(upload.id)
  },
  async appendBulkUpload() {
    const { offset } = await appendBulkUpload(client, id, {
      offset: 0,
      part: file.slice(0, 12_000_000),
    })
    console.log(offset)
  },
  async getBulkUpload() {
    const { offset, size } = await getBulkUpload(client, id)
    console.log(`${offset} of ${size} bytes have arrived`)
  },
  async listBulkUploads() {
    for (const { file_name, offset } of await listBulkUploads(client))
      console.log(file_name, offset)
  },
  async completeBulkUpload() {
    const job = await completeBulkUpload(client, id)
    console.log(job.status)
  },
  async deleteBulkUpload() {
    await deleteBulkUpload(client, id)
  },
  async request() {
    const user = await request(client, 'account', 'getUserInfo', {
      method: 'POST',
      json: { data: { displayName: 'Ada' } },
    })
    console.log(user)
  },
  async requestEvents() {
    for await (const { data } of requestEvents(
      client,
      'account',
      'getUserInfo',
    ))
      console.log(data)
  },
  async callableCode() {
    console.log(callableCode(404))
  },
  async toReadableStream() {
    const messages = [
      { role: 'user', content: 'What is late chunking?' },
    ] as const
    const stream = toReadableStream(
      await deepSearch(client, { messages, stream: true }),
    )
    console.log(stream.locked)
  },
  async signWebhook() {
    const body = JSON.stringify({
      type: 'balance.low',
      timestamp: new Date().toISOString(),
      data: {},
    })
    const headers = await signWebhook(body, 'whsec_d2ViaG9vayBzZWNyZXQ=', {
      id: 'evt_1',
    })
    console.log(headers['webhook-signature'])
  },
}
