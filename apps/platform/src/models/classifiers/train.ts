import { z } from 'zod'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { ModelServices } from '../calls/model-services.ts'
import type { Compute, Demand } from '../compute/compute.ts'
import { embeddingModels } from '../compute/embedding-models.ts'
import type { Work } from '../compute/work.ts'
import { addExamples, countClassifiers, createClassifier, findClassifier } from './classifiers.ts'

/** Limits of the public API: 512 examples in a call, 16 classes in a classifier, 16 classifiers of a key. */
export const maxExamples = 512
export const maxClasses = 16
export const maxClassifiers = 16

export const trainRequest = z.strictObject({
  model: z.string().optional().describe('ID of an embedding model, for a new classifier.'),
  classifier_id: z.string().optional().describe('ID of the classifier to train further.'),
  access: z
    .enum(['public', 'private'])
    .default('private')
    .describe(
      'Who can use it: every key (`public`) or only the key that trains it (`private`, the default).',
    ),
  input: z
    .array(
      z.strictObject({
        id: z.string().optional().describe('Your own ID for this item.'),
        text: z.string().min(1).describe('A text.'),
        label: z.string().min(1).max(200).describe('Correct label of the text.'),
      }),
    )
    .min(1)
    .max(maxExamples)
    .describe('Example texts with their labels.'),
  num_iters: z
    .number()
    .int()
    .min(1)
    .max(100)
    .default(10)
    .describe('Training passes over the examples; each is charged. 10 by default.'),
})

export const trainResponse = z.object({
  classifier_id: z.string().describe('ID to pass to `classify`, and to `train` for further training.'),
  num_samples: z.number().int().describe('Number of examples in this call.'),
  usage: z
    .object({ total_tokens: z.number().int().describe('Tokens charged to the key.') })
    .describe('What the training cost.'),
})

const invalid = (field: string, msg: string) =>
  new ApiFailure(422, [{ loc: ['body', field], msg, type: 'value_error' }])

export type TrainingServices = Pick<ModelServices, 'database' | 'now'> & { compute: Pick<Compute, 'run'> }

/**
 * `POST /v1/train`: makes a classifier of examples, or teaches one that is known more. Charged for the tokens times the iterations,
 * as the public API does; the local engine learns a class as the mean of its examples, so going through them again changes nothing.
 * The caller of `demand` is the id of the key. Throws 400 for an unknown model, 404 for a classifier of someone else, 409 above 16 classifiers, 422.
 */
export function prepareTraining({ database, now, compute }: TrainingServices) {
  return async (
    request: z.infer<typeof trainRequest>,
    demand: Demand,
  ): Promise<Work<z.infer<typeof trainResponse>>> => {
    const { model, classifier_id: known, input } = request
    const { caller: keyId } = demand
    if ((model === undefined) === (known === undefined))
      throw invalid('model', 'Give a model for a new classifier, or the ID of an existing one.')
    if (model !== undefined && !Object.hasOwn(embeddingModels, model))
      throw new ApiFailure(400, `The model ${model} does not exist.`)
    const labels = new Set(input.map(({ label }) => label))
    if (known === undefined && labels.size < 2)
      throw invalid('input', 'Give examples of at least two labels.')
    if (labels.size > maxClasses) throw invalid('input', `A classifier has at most ${maxClasses} labels.`)
    if (known !== undefined) {
      const classifier = await findClassifier(database, known, keyId)
      if (classifier?.key_id !== keyId) throw new ApiFailure(404, 'This key has no such classifier.')
    } else if ((await countClassifiers(database, keyId)) >= maxClassifiers) {
      throw new ApiFailure(409, `A key can have at most ${maxClassifiers} classifiers. Delete one first.`)
    }
    const texts = input.map(({ text }) => text)
    const tokens = (await compute.run('countTokens', texts, demand)) * request.num_iters
    return {
      tokens,
      answer: async (charge) => {
        const sums = await compute.run('sumOfClasses', input, demand)
        return database.transaction(async (sql): Promise<z.infer<typeof trainResponse>> => {
          const at = now()
          const id =
            known ?? (await createClassifier(sql, { keyId, model: model ?? '', access: request.access, at }))
          if ((await addExamples(sql, id, sums, at)) > maxClasses)
            throw invalid('input', `A classifier has at most ${maxClasses} labels.`)
          const answer = { classifier_id: id, num_samples: input.length, usage: { total_tokens: tokens } }
          await charge(sql, answer)
          return answer
        })
      },
    }
  }
}
