/** Best of five, in milliseconds: what the machine can do when nothing is in the way. */
export async function best(work: () => Promise<unknown>, rounds = 5): Promise<number> {
  let least = Infinity
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await work()
    least = Math.min(least, performance.now() - start)
  }
  return least
}

export const geometricMean = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)

export const ratio = (value: number): string => `${value.toFixed(2)}×`
