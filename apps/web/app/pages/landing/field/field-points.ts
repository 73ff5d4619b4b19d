import { places } from '../../../generated/field.json'
import { fieldHeight, fieldWidth } from './field-size.ts'

/** Every passage where the embeddings put it, in the unit square, in the order of the content package. */
export const fieldPoints: readonly { x: number; y: number }[] = places.map(([x = 0, y = 0]) => ({
  x: x / fieldWidth,
  y: y / fieldHeight,
}))
