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

/** The best of each, in milliseconds, taken in turn, so that a busy moment of the machine meets all of them alike. */
export async function bestInTurn(
  work: Readonly<Record<string, () => Promise<unknown>>>,
  rounds = 5,
): Promise<Record<string, number>> {
  const times: Record<string, number> = {}
  for (let round = 0; round < rounds; round++) {
    for (const [name, run] of Object.entries(work))
      times[name] = Math.min(times[name] ?? Infinity, await best(run, 1))
  }
  return times
}

export const geometricMean = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)

export const ratio = (value: number): string => `${value.toFixed(2)}×`
