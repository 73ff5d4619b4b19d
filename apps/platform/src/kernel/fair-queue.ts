import { BoundedMap } from './bounded-map.ts'

/** Time after which work counts to e⁻¹, in milliseconds: a constant use of one second per minute has a level of one second. */
const minuteMilliseconds = 60_000

/** Work that was ended for its time or memory counts this many times. */
const endedFactor = 3

/** Level below which a caller counts as light, in milliseconds. */
const lightMilliseconds = 1000

/** Most callers whose use is remembered; those who were seen longest ago are forgotten first. */
const mostOwners = 10_000

/** Who the work is for, and how much of the queue it takes. */
export interface Work {
  /** Key or client address. */
  owner: string
  weight: number
  /** Worker seconds per minute that the owner may use; without it they are only counted. */
  secondsPerMinute?: number | undefined
}

/** Too much work is waiting, or its owner has used too much. */
export class WorkRefused extends Error {
  /** Whether the owner has used its worker seconds. */
  readonly isSpent: boolean
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number

  constructor(message: string, { isSpent = false, retryAfter = 5 } = {}) {
    super(message)
    this.name = 'WorkRefused'
    this.isSpent = isSpent
    this.retryAfter = retryAfter
  }
}

/** A piece of work that has its place. */
export interface Turn {
  /** Aborted when the work gives way to lighter callers. */
  giveWay: AbortSignal
  /** Counts the time from now on: what was needed before, such as the start of a worker, was not used by the owner. */
  start(): void
  /** Frees the place. `wasEnded`: the work was ended for its time or memory. */
  end(wasEnded: boolean): void
}

interface FairQueueOptions {
  /** Places. One more is for callers who have used little and have nothing running. */
  size: number
  /** Sum of the weights that wait at most; half of it of one owner. A piece of work alone may always wait. */
  maxWaitingWeight: number
  /** Time after which work of a caller with a budget gives way when a lighter caller finds no place, in milliseconds. */
  patience: number
  now?: () => number
}

interface Waiting {
  work: Work
  turn: PromiseWithResolvers<Turn>
}

interface Running {
  work: Work
  since: number
  giveWay: AbortController
}

const noRoom = () => new WorkRefused('Too much work is waiting.')

/**
 * Lets work begin in the order of what its owners have used: the one with the fewest worker seconds of about the last minute is next. One owner
 * gets half of the places. An owner with a budget who has used it is refused for as long as it takes to decay. When too much waits, the owner of most of
 * it loses the newest to one who has less waiting.
 */
export function fairQueue({
  size,
  maxWaitingWeight,
  patience,
  now = () => performance.now(),
}: FairQueueOptions) {
  const running = new Set<Running>()
  const waiting: Waiting[] = []
  const used = new BoundedMap<string, { milliseconds: number; at: number }>(mostOwners)
  const share = Math.max(1, Math.floor(size / 2))
  let timer: NodeJS.Timeout | undefined

  const runningOf = (owner: string) => [...running].filter(({ work }) => work.owner === owner)

  /** Milliseconds that an owner has used, decayed, with those of the work that runs. */
  function levelOf(owner: string): number {
    const { milliseconds = 0, at = 0 } = used.get(owner) ?? {}
    const open = runningOf(owner).reduce((sum, { since }) => sum + now() - since, 0)
    return milliseconds * Math.exp((at - now()) / minuteMilliseconds) + open
  }

  function count({ work, since }: Running, factor: number): void {
    const level = levelOf(work.owner) + (now() - since) * factor
    used.set(work.owner, { milliseconds: level, at: now() })
  }

  /** Whether an owner finds a place now: an ordinary one, or the one for light callers. */
  function hasPlace(owner: string): boolean {
    const own = runningOf(owner).length
    if (own >= share) return false
    return running.size < size || (running.size === size && own === 0 && levelOf(owner) < lightMilliseconds)
  }

  /** Ends the work of the owner with a budget who has used most, when it has run long and a lighter one waits. */
  function makeWay(): void {
    const lightest = Math.min(...waiting.map(({ work }) => levelOf(work.owner)))
    const [heaviest] = [...running]
      .filter(({ work, since }) => work.secondsPerMinute !== undefined && now() - since >= patience)
      .filter(({ work, giveWay }) => !giveWay.signal.aborted && levelOf(work.owner) > lightest + patience)
      .toSorted((one, other) => levelOf(other.work.owner) - levelOf(one.work.owner))
    heaviest?.giveWay.abort()
  }

  function watch(): void {
    if (waiting.length === 0) {
      clearInterval(timer)
      timer = undefined
    } else timer ??= setInterval(makeWay, patience / 4).unref()
  }

  function start(work: Work): Turn {
    const entry: Running = { work, since: now(), giveWay: new AbortController() }
    running.add(entry)
    return {
      giveWay: entry.giveWay.signal,
      start() {
        entry.since = now()
      },
      end(wasEnded) {
        running.delete(entry)
        count(entry, wasEnded ? endedFactor : 1)
        startNext()
      },
    }
  }

  function startNext(): void {
    const [next] = waiting
      .filter(({ work }) => hasPlace(work.owner))
      .map((entry) => ({ entry, level: levelOf(entry.work.owner) }))
      .toSorted((one, other) => one.level - other.level)
    if (next !== undefined) {
      waiting.splice(waiting.indexOf(next.entry), 1)
      next.entry.turn.resolve(start(next.entry.work))
      startNext()
    }
    watch()
  }

  /**
   * Makes room for new work: the owner with the most waiting work loses the newest. Throws `WorkRefused` when nobody has more waiting than
   * the owner of the new work.
   */
  function makeRoom({ owner, weight }: Work): void {
    const weights = new Map<string, number>()
    for (const { work } of waiting) weights.set(work.owner, (weights.get(work.owner) ?? 0) + work.weight)
    const own = weights.get(owner) ?? 0
    if (own > 0 && own + weight > maxWaitingWeight / 2) throw noRoom()
    let excess = [...weights.values()].reduce((sum, one) => sum + one, weight) - maxWaitingWeight
    while (waiting.length > 0 && excess > 0) {
      const [most, mostWeight] = [...weights].reduce((one, other) => (other[1] > one[1] ? other : one))
      if (mostWeight <= own + weight) throw noRoom()
      const newest = waiting.findLastIndex(({ work }) => work.owner === most)
      for (const { turn, work } of waiting.splice(newest, 1)) {
        turn.reject(noRoom())
        weights.set(most, mostWeight - work.weight)
        excess -= work.weight
      }
    }
  }

  return {
    /** Waits for the turn of a piece of work. Throws `WorkRefused` when too much waits or its owner has used too much. */
    async begin(work: Work): Promise<Turn> {
      const budget = (work.secondsPerMinute ?? Infinity) * 1000
      const level = levelOf(work.owner)
      if (level >= budget)
        throw new WorkRefused('The worker seconds of this minute are used.', {
          isSpent: true,
          retryAfter: Math.ceil((minuteMilliseconds * Math.log(level / budget)) / 1000) + 1,
        })
      makeRoom(work)
      const turn = Promise.withResolvers<Turn>()
      waiting.push({ work, turn })
      startNext()
      return turn.promise
    },
    refuseWaiting(reason: WorkRefused): void {
      for (const { turn } of waiting.splice(0)) turn.reject(reason)
      watch()
    },
  }
}
