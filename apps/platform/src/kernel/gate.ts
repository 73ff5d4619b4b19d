/** Lets a number of works run at the same time; further ones wait in the order of their arrival. */
export function createGate(places: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = places
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place goes on to the next one.
      const next = waiting.shift()
      if (next === undefined) free++
      else next()
    }
  }
}
