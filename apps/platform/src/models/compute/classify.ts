import { z } from 'zod'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { classify, labelPrototypes, type Prediction, type Prototype } from '../engines/classifier.ts'
import { countTokens } from '../engines/tokenizer.ts'
import { embeddingModels } from './embedding-models.ts'
import type { Work } from './work.ts'

/** Limits of the public API: 512 inputs, 512 labels, or 8 groups of 64. */
export const maxEntries = 512
export const maxGroups = 8
export const maxGroupLabels = 64

const item = z.union([
  z.string(),
  z.strictObject({
    id: z.string().optional().describe('Your own ID for this item.'),
    text: z.string().describe('The text.'),
  }),
])
const labels = z.array(z.string().min(1)).min(2).max(maxEntries)
const groups = z
  .record(z.string(), z.array(z.string().min(1)).min(2).max(maxGroupLabels))
  .refine((value) => Object.keys(value).length > 0, 'Name a group.')
  .refine((value) => Object.keys(value).length <= maxGroups, `Give at most ${maxGroups} groups.`)

export const classifyRequest = z.strictObject({
  model: z.string().optional().describe('ID of an embedding model.'),
  classifier_id: z.string().optional().describe('ID of a trained classifier, as returned by `train`.'),
  input: z.union([item, z.array(item).min(1).max(maxEntries)]).describe('One or more texts.'),
  labels: z
    .union([labels, groups])
    .optional()
    .describe(
      'Labels to choose from: 2 to 512, or up to 8 named groups of 2 to 64 labels. Descriptive words work better than codes.',
    ),
})

const rankedLabels = z
  .array(
    z.object({
      label: z.string().describe('One of your labels, or a label of the trained classifier.'),
      score: z.number().describe('Score from 0 to 1; the scores of all labels add up to 1.'),
    }),
  )
  .readonly()
export const classifyResponse = z.object({
  usage: z
    .object({ total_tokens: z.number().int().describe('Tokens charged to the key.') })
    .describe('What the call cost.'),
  data: z
    .array(
      z.object({
        object: z.literal('classification').describe('Always `classification`.'),
        index: z.number().int().describe('Position of the input, from 0.'),
        prediction: z
          .union([z.string(), z.record(z.string(), z.string())])
          .describe('The label with the highest score.'),
        score: z
          .union([z.number(), z.record(z.string(), z.number())])
          .describe('Score of that label, 0 to 1.'),
        predictions: z
          .union([rankedLabels, z.record(z.string(), rankedLabels)])
          .describe('All labels with their scores, in the order of the request.'),
      }),
    )
    .describe('One result per input, in the order of the inputs.'),
})

export type ClassifyResponse = z.infer<typeof classifyResponse>

const invalid = (field: string, msg: string) =>
  new ApiFailure(422, [{ loc: ['body', field], msg, type: 'value_error' }])

const bestOf = (predictions: readonly Prediction[]) => ({
  prediction: predictions[0]?.label ?? '',
  score: predictions[0]?.score ?? 0,
  predictions,
})

/** One class per group of labels: every field becomes an object by group. */
function classifyGroups(text: string, groupPrototypes: ReadonlyMap<string, readonly Prototype[]>) {
  const found = [...groupPrototypes].map(
    ([group, prototypes]) => [group, bestOf(classify(text, prototypes))] as const,
  )
  return {
    prediction: Object.fromEntries(found.map(([group, result]) => [group, result.prediction])),
    score: Object.fromEntries(found.map(([group, result]) => [group, result.score])),
    predictions: Object.fromEntries(found.map(([group, result]) => [group, result.predictions])),
  }
}

/** Returns the texts of a request. */
export const textsOf = (input: z.infer<typeof classifyRequest>['input']) =>
  (Array.isArray(input) ? input : [input]).map((entry) => (typeof entry === 'string' ? entry : entry.text))

const tokensOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + countTokens(text), 0)

function answerOf<Result extends object>(
  tokens: number,
  texts: readonly string[],
  each: (text: string) => Result,
) {
  return {
    usage: { total_tokens: tokens },
    data: texts.map((text, index) => ({ object: 'classification' as const, index, ...each(text) })),
  }
}

/** Classifies with the classes of a trained classifier. */
export const classifyByPrototypes = ({
  tokens,
  texts,
  prototypes,
}: {
  tokens: number
  texts: readonly string[]
  prototypes: readonly Prototype[]
}): ClassifyResponse => answerOf(tokens, texts, (text) => bestOf(classify(text, prototypes)))

/** Zero-shot, charged by inputs and labels. Throws 400 for an unknown model, 422 without labels. */
export function classifyByLabels(request: z.infer<typeof classifyRequest>): Work<ClassifyResponse> {
  const { model, labels: names } = request
  if (model === undefined) throw invalid('model', 'Give a model, or the ID of a classifier.')
  if (names === undefined) throw invalid('labels', 'Zero-shot classification needs labels.')
  if (!Object.hasOwn(embeddingModels, model)) throw new ApiFailure(400, `The model ${model} does not exist.`)
  const texts = textsOf(request.input)
  const tokens = tokensOf([...texts, ...(Array.isArray(names) ? names : Object.values(names).flat())])
  return {
    tokens,
    answer: () => {
      if (Array.isArray(names))
        return classifyByPrototypes({ tokens, texts, prototypes: labelPrototypes(names) })
      const byGroup = new Map(
        Object.entries(names).map(([group, ofGroup]) => [group, labelPrototypes(ofGroup)] as const),
      )
      return answerOf(tokens, texts, (text) => classifyGroups(text, byGroup))
    },
  }
}
