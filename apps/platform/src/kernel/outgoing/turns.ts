/** Does work for an owner when it is the owner's turn. */
export type TakeTurn = <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>

/** Lets a few works of an owner run at a time; further ones wait for their turn. Owners do not wait for each other. */
export function createTurns(mostOfOwner: number): TakeTurn {
  const owners = new Map<string, { running: number; waiting: (() => void)[] }>()
  return async (owner, work) => {
    const turns = owners.get(owner) ?? { running: 0, waiting: [] }
    owners.set(owner, turns)
    if (turns.running >= mostOfOwner) await new Promise<void>((resolve) => turns.waiting.push(resolve))
    else turns.running += 1
    try {
      return await work()
    } finally {
      const next = turns.waiting.shift()
      if (next === undefined) turns.running -= 1
      else next()
      if (turns.running === 0) owners.delete(owner)
    }
  }
}
