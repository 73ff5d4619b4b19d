import type { Model, ModelInput, ModelType } from './models/model.ts'

/** Properties of a model by which lists of models are filtered: on the site, and by `tag` in the dashboard API. */
export type ModelTag =
  | ModelType
  | ModelInput['kind']
  | 'multimodal'
  | 'multilingual'
  | 'matryoshka'
  | 'multi-vector'
  | 'apache'
  | 'featured'
  | 'deprecated'

/** Returns the tags of a model, derived from its facts. */
export function modelTags(model: Model): ModelTag[] {
  const kinds = model.inputs.map(({ kind }) => kind)
  const properties: readonly (readonly [ModelTag, boolean])[] = [
    ['multimodal', kinds.includes('image') && kinds.includes('text')],
    ['multilingual', (model.languages ?? 0) > 1],
    ['matryoshka', model.matryoshkaDimensions.length > 0],
    ['multi-vector', model.outputs.includes('multi-vector')],
    ['apache', model.license === 'Apache-2.0'],
    ['featured', model.featured],
    ['deprecated', model.deprecated],
  ]
  return [
    ...new Set([...model.types, ...kinds]),
    ...properties.flatMap(([tag, applies]) => (applies ? [tag] : [])),
  ]
}
