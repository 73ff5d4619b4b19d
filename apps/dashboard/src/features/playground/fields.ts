import type { PlaygroundModel } from './playground-models.ts'

/** The inputs of all products. The label of one is the text `field.{name}`. */
export const fieldNames = [
  'texts',
  'query',
  'documents',
  'labels',
  'text',
  'url',
  'search',
  'question',
  'model',
  'dimensions',
  'task',
  'top',
  'tokenizer',
  'chunk',
  'format',
  'selector',
  'results',
  'content',
  'effort',
] as const
export type FieldName = (typeof fieldNames)[number]

/** What a form contains, as text: in the form, in the history and in a shared link. */
export type Values = Readonly<Record<string, string>>

interface Choices {
  kind: 'choice'
  /** The options for the chosen model. The value `automatic` leaves the choice to the service. */
  options: (models: readonly PlaygroundModel[], model: PlaygroundModel | undefined) => readonly string[]
  /** The option that is chosen at first, and when a model does not offer the chosen one. The first one by default. */
  usual?: (model: PlaygroundModel | undefined) => string
}

interface Typed {
  /** `line`: one line. `text`: one text of several lines. `texts`: one text per line. `url`: a complete address. */
  kind: 'line' | 'text' | 'texts' | 'url'
  /** Number of texts that are needed: 1 by default, 0 for an optional field. */
  least?: number
}

/** One input of a product. */
export type Field = { name: FieldName } & (Choices | Typed)

/** The option that leaves a choice to the service. */
export const automatic = 'automatic'

/** Returns the value of a choice; undefined where the service chooses. */
export const chosen = (value: string | undefined): string | undefined =>
  value === undefined || value === '' || value === automatic ? undefined : value

/** Returns the values with each choice that the model does not offer replaced by its usual option. */
export function settled(
  fields: readonly Field[],
  values: Values,
  models: readonly PlaygroundModel[],
): Record<string, string> {
  const next: Record<string, string> = { ...values }
  for (const field of fields) {
    if (field.kind !== 'choice') continue
    const model = models.find(({ id }) => id === next['model'])
    const options = field.options(models, model)
    if (!options.includes(next[field.name] ?? '')) next[field.name] = field.usual?.(model) ?? options[0] ?? ''
  }
  return next
}
