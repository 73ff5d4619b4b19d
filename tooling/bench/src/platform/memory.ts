import { embeddingRate } from './embeddings.ts'
import { figure } from './figures.ts'

/** Megabytes that the platform's process holds, by its own figures. */
const residentMegabytes = async (port: number): Promise<number> =>
  Math.round((await figure(port, 'platform_process_resident_memory_bytes')) / 1024 / 1024)

const SAMPLES = 6

/** Keeps the platform busy and answers its memory in megabytes, before and then after each sixth of the time. */
export async function memoryOverTime(
  port: number,
  keys: readonly string[],
  seconds: number,
): Promise<number[]> {
  const samples = [await residentMegabytes(port)]
  for (let sample = 0; sample < SAMPLES; sample++) {
    await embeddingRate(port, keys, { seconds: seconds / SAMPLES, batch: 4, type: 'base64' })
    samples.push(await residentMegabytes(port))
  }
  return samples
}
