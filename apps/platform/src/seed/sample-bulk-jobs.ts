import type { Transaction } from '../kernel/storage/database.ts'
import { createJob } from '../models/bulk-embeddings/jobs.ts'
import { runJob } from '../models/bulk-embeddings/run-job.ts'
import { computeHere } from '../models/compute/compute.ts'
import { readRows } from '../models/compute/read-rows.ts'
import { joinTransaction } from './join-transaction.ts'
import { startOfDay, within } from './sample-days.ts'

const model = 'jina-embeddings-v2-small-en'

const colors = ['red', 'green', 'blue', 'black', 'white', 'yellow']
const items = ['kettle', 'teapot', 'cup', 'tray']

const product = (item: string, color: string) => `${item}-${color},A ${color} ${item} of enameled steel`

/** Every row can be embedded. */
const catalogFile = ['id,text', ...items.flatMap((item) => colors.map((color) => product(item, color)))].join(
  '\n',
)

const questions = [
  'How do I rotate a key?',
  '',
  'Where is the receipt of my last purchase?',
  'Can I embed images?',
  '',
  'How long do trial tokens last?',
]

/** Two of the rows have no text. */
const questionsFile = questions
  .map((text, index) => JSON.stringify({ custom_id: `question-${index + 1}`, text }))
  .join('\n')

const jobs = [
  { daysAgo: 12, fileName: 'sample-catalog.csv', text: catalogFile },
  { daysAgo: 5, fileName: 'sample-questions.jsonl', text: questionsFile },
]

/** Claims the jobs, so that no worker starts them too. */
const processId = 'sample-data'

/** Runs two bulk jobs of a key with the platform's own engine: a whole one, and one that fails for some rows. */
export async function runSampleBulkJobs(
  sql: Transaction,
  keyId: string,
  { now, email }: { now: Date; email: string },
): Promise<void> {
  for (const { daysAgo, fileName, text } of jobs) {
    const at = within(startOfDay(now, daysAgo), 0.2)
    // oxlint-disable no-await-in-loop -- one job after another, as the worker does
    const rows = readRows({ name: fileName, bytes: new TextEncoder().encode(text).buffer })
    const { id } = await createJob(sql, { keyId, model, email, fileName, rows, at })
    await sql.query('update bulk_jobs set process_id = $2 where id = $1', [id, processId])
    const services = {
      database: joinTransaction(sql),
      now: () => at,
      compute: computeHere,
      balanceChanged: () => undefined,
      processId,
    }
    await runJob(services, { id, key_id: keyId, model, email }, new AbortController().signal)
    // oxlint-enable no-await-in-loop
  }
}
