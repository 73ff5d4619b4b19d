/** Numbers of each vector. The first one is the number of its text. */
export const dimensions = 8

/** Bytes of a vector in the output. */
export const vectorBytes = dimensions * Float32Array.BYTES_PER_ELEMENT

/** Most texts whose numbers a float32 has exactly. */
export const mostTexts = 2 ** 24

const stretch = 10_000
const longPerStretch = 200
const padding = ` ${'long '.repeat(40)}`

/** Returns text `number`, from which the number can be read. A stretch of every 10,000 is long, so that its batches are too large. */
const textOf = (number: number): string => `text ${number}${number % stretch < longPerStretch ? padding : ''}`

/** Yields the first texts up to `count`. */
export function* allTexts(count: number): Generator<string> {
  for (let number = 0; number < count; number++) yield textOf(number)
}

/** Returns the number of a text. */
export const numberOf = (text: string): number => Number.parseInt(text.slice('text '.length), 10)
