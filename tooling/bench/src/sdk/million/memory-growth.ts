import { median } from '../../platform/median.ts'
import type { Sample } from './embed-to-file.ts'

/** Memory at the beginning and at the end of a process, in bytes. */
export interface MemoryGrowth {
  first: number
  last: number
}

const part = 10

/** Compares the median of the first tenth of a process's samples with that of its last tenth. */
export function memoryGrowth(samples: readonly Sample[], kind: 'used' | 'resident'): MemoryGrowth {
  const some = Math.ceil(samples.length / part)
  const values = samples.map((sample) => sample[kind])
  return { first: median(values.slice(0, some)), last: median(values.slice(-some)) }
}
