import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'

import { dimensions, vectorBytes } from './texts.ts'

/** What is wrong with an output. */
export interface OutputFigures {
  /** Vectors that are in the output. */
  vectors: number
  /** Vectors that are not those of the text at their place. */
  wrong: number
}

/** Reads an output and compares each of its vectors with the text that belongs there. */
export async function checkOutput(path: string): Promise<OutputFigures> {
  const { size } = await stat(path)
  let number = 0
  let wrong = 0
  for await (const chunk of createReadStream(path, { highWaterMark: 32_768 * vectorBytes })) {
    const { buffer, byteOffset, byteLength } = chunk as Buffer
    // A part at the end that is no whole vector is seen in the size.
    const whole = byteLength - (byteLength % vectorBytes)
    const floats = new Float32Array(buffer.slice(byteOffset, byteOffset + whole))
    for (let index = 0; index < floats.length; index += dimensions, number++)
      if (floats.subarray(index, index + dimensions).some((value) => value !== number)) wrong++
  }
  return { vectors: size / vectorBytes, wrong }
}
