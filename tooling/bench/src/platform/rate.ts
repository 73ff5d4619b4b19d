/** Runs `work` by `workers` at once until `seconds` have passed; answers how many units were done in a second. `work` answers its units. */
export async function unitsPerSecond(
  workers: number,
  seconds: number,
  work: (worker: number) => Promise<number>,
): Promise<number> {
  const started = performance.now()
  const end = started + seconds * 1000
  let units = 0
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() < end) {
        const done = await work(worker)
        units += done
      }
    }),
  )
  return units / ((performance.now() - started) / 1000)
}
