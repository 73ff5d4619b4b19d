import { z } from 'zod'
import { classify, labelPrototypes } from '../engines/classifier.ts'
import { countTokens } from '../engines/tokenizer.ts'
import { ApiFailure } from '../http/api-failure.ts'
import { embeddingModels } from './embedding-models.ts'
import type { Work } from './keyed-route.ts'

/** Limits of the public API: 512 inputs, 512 labels. */
const MAX_ENTRIES = 512

const item = z.union([z.string(), z.strictObject({ id: z.string().optional(), text: z.string() })])
const labels = z.array(z.string().min(1)).min(2).max(MAX_ENTRIES)
const groups = z.record(z.string(), labels).refine((value) => Object.keys(value).length > 0, 'Name a group.')

export const classifyRequest = z.strictObject({
  model: z.string().optional(),
  classifier_id: z.string().optional(),
  input: z.union([item, z.array(item).min(1).max(MAX_ENTRIES)]),
  labels: z.union([labels, groups]).optional(),
})

const invalid = (field: string, msg: string) =>
  new ApiFailure(422, [{ loc: ['body', field], msg, type: 'value_error' }])

function classifyGroup(text: string, names: readonly string[]) {
  const predictions = classify(text, labelPrototypes(names))
  return { prediction: predictions[0]?.label ?? '', score: predictions[0]?.score ?? 0, predictions }
}

/** One class per group of labels: every field becomes an object by group. */
function classifyGroups(text: string, byGroup: Readonly<Record<string, readonly string[]>>) {
  const found = Object.entries(byGroup).map(([group, names]) => [group, classifyGroup(text, names)] as const)
  return {
    prediction: Object.fromEntries(found.map(([group, result]) => [group, result.prediction])),
    score: Object.fromEntries(found.map(([group, result]) => [group, result.score])),
    predictions: Object.fromEntries(found.map(([group, result]) => [group, result.predictions])),
  }
}

/** `POST /v1/classify`, zero-shot: charged by inputs and labels. Throws 400, 404 or 422. */
export function prepareClassify(request: z.infer<typeof classifyRequest>): Work {
  const { model, classifier_id: classifier, labels: names } = request
  if (model !== undefined && classifier !== undefined)
    throw invalid('classifier_id', 'Give model or classifier_id, not both.')
  if (classifier !== undefined) throw new ApiFailure(404, 'This classifier does not exist.')
  if (model === undefined) throw invalid('model', 'Give a model, or the id of a classifier.')
  if (names === undefined) throw invalid('labels', 'Zero-shot classification needs labels.')
  if (!Object.hasOwn(embeddingModels, model)) throw new ApiFailure(400, `The model ${model} does not exist.`)
  const texts = (Array.isArray(request.input) ? request.input : [request.input]).map((entry) =>
    typeof entry === 'string' ? entry : entry.text,
  )
  const allNames = Array.isArray(names) ? names : Object.values(names).flat()
  const tokens = [...texts, ...allNames].reduce((sum, text) => sum + countTokens(text), 0)
  return {
    tokens,
    answer: () => ({
      usage: { total_tokens: tokens },
      data: texts.map((text, index) => ({
        object: 'classification',
        index,
        ...(Array.isArray(names) ? classifyGroup(text, names) : classifyGroups(text, names)),
      })),
    }),
  }
}
