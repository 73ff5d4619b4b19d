import { defaultEmbeddingModel } from '@search-foundation/content/default-embedding-model'

import type { Transaction } from '../kernel/storage/database.ts'
import { consume } from '../ledger/wallet.ts'
import { noteUse } from '../models/classifiers/classifiers.ts'
import { prepareTraining, trainRequest } from '../models/classifiers/train.ts'
import { computeHere } from '../models/compute/compute.ts'
import { joinTransaction } from './join-transaction.ts'
import { startOfDay, within } from './sample-days.ts'

const model = defaultEmbeddingModel

const trainings = [
  {
    daysAgo: 40,
    examples: {
      billing: ['Where is my receipt?', 'The card was declined', 'Please change the name on the invoice'],
      technical: ['The request times out', 'Which field holds the vector?', 'A response has status 422'],
      feedback: ['The new charts are useful', 'Please add a dark theme', 'The examples helped me'],
    },
  },
  {
    daysAgo: 15,
    examples: {
      'needs a reply': ['Can you look at this today?', 'What does this error mean?'],
      'no reply needed': ['Thank you, it works now', 'Just for your information'],
    },
  },
]

/** Trains two classifiers of a key with the platform's own engine, from a few sentences each. */
export async function trainSampleClassifiers(sql: Transaction, keyId: string, now: Date): Promise<void> {
  for (const { daysAgo, examples } of trainings) {
    const at = within(startOfDay(now, daysAgo), 0.4)
    const input = Object.entries(examples).flatMap(([label, texts]) => texts.map((text) => ({ text, label })))
    const train = prepareTraining({ database: joinTransaction(sql), now: () => at, compute: computeHere })
    // oxlint-disable no-await-in-loop -- one training after another
    const request = trainRequest.parse({ model, input, num_iters: 1 })
    const { tokens, answer } = await train(request, { caller: keyId, length: 0 })
    const trained = await answer(async () => {
      const idempotencyKey = `sample:train:${keyId}:${daysAgo}`
      await consume(sql, { keyId, tokens, idempotencyKey, product: 'classifier', model, at })
    })
    await noteUse(sql, (trained as { classifier_id: string }).classifier_id, startOfDay(now, 1))
    // oxlint-enable no-await-in-loop
  }
}
