import { figure } from './figures.ts'

export interface Rate {
  perSecond: number
  /** In the best of the seconds: what the machine does when nothing else has it. */
  inBestSecond: number
  /** The rate per second of processor time that the platform itself used, as if it had a processor to itself. */
  perProcessorSecond: number
  /** Processor time for a unit of work, in milliseconds: of the platform, and of the database server, 0 when the database is in the platform. */
  milliseconds: { platform: number; database: number }
}

const processorSeconds = (port: number) => figure(port, 'platform_process_cpu_seconds_total')

/** How long the work runs before it counts: code is compiled and statements are prepared by then. */
export const warmSeconds = 2

/** Runs `work` in `workers` parallel loops until `seconds` have passed, after a warm-up that is not counted. `work` returns its units of work. */
export async function measureRate(
  port: number,
  {
    workers,
    seconds,
    databaseSeconds = () => 0,
  }: {
    workers: number
    seconds: number
    /** Processor time that the database server has used, in seconds. */
    databaseSeconds?: (() => number) | undefined
  },
  work: (worker: number) => Promise<number>,
): Promise<Rate> {
  async function run(milliseconds: number): Promise<number> {
    const end = performance.now() + milliseconds
    let units = 0
    await Promise.all(
      Array.from({ length: workers }, async (_, worker) => {
        while (performance.now() < end) {
          const done = await work(worker)
          units += done
        }
      }),
    )
    return units
  }
  await run(warmSeconds * 1000)
  const used = await processorSeconds(port)
  const usedByDatabase = databaseSeconds()
  const started = performance.now()
  let units = 0
  let inBestSecond = 0
  for (let second = 0; second < seconds; second++) {
    const before = performance.now()
    const done = await run(1000)
    units += done
    inBestSecond = Math.max(inBestSecond, done / ((performance.now() - before) / 1000))
  }
  const perSecond = units / ((performance.now() - started) / 1000)
  const platform = (await processorSeconds(port)) - used
  const database = databaseSeconds() - usedByDatabase
  return {
    perSecond,
    inBestSecond,
    perProcessorSecond: units / platform,
    milliseconds: { platform: (platform / units) * 1000, database: (database / units) * 1000 },
  }
}
