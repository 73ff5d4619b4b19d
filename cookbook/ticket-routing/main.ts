import { readFile } from 'node:fs/promises'
import { classify, createClient, deleteClassifier, train } from '@search-foundation/api-client'

interface Ticket {
  text: string
  label: string
}

/** Below this score a person sorts the ticket. */
const leastScore = 0.4

const client = createClient({ baseUrl: process.env['SEARCH_FOUNDATION_BASE_URL'] })
const tickets = JSON.parse(await readFile(new URL('tickets.json', import.meta.url), 'utf8')) as {
  training: Ticket[]
  test: Ticket[]
}
const model = 'jina-embeddings-v3'
const input = tickets.test.map(({ text }) => text)

// Without training: the names of the queues are all that the model has.
const labels = [...new Set(tickets.training.map(({ label }) => label))]
const untrained = await classify(client, { model, input, labels })

const { classifier_id } = await train(client, { model, access: 'private', input: tickets.training })
const trained = await classify(client, { classifier_id, input })

const rightOf = ({ data }: { data: readonly { prediction: string }[] }) =>
  data.filter(({ prediction }, index) => prediction === tickets.test[index]?.label).length

for (const { index, prediction, score } of trained.data) {
  const queue = score < leastScore ? 'a person' : prediction
  console.log(`${queue.padEnd(9)} ${score.toFixed(2)}  ${input[index]}`)
}
console.log(`\nwithout training: ${rightOf(untrained)} of ${input.length} right`)
console.log(`with ${tickets.training.length} examples: ${rightOf(trained)} of ${input.length} right`)

// Keep the id in your settings instead, and train again with new examples from time to time.
await deleteClassifier(client, classifier_id)
