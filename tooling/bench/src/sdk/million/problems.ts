import { memoryGrowth } from './memory-growth.ts'
import type { SimulationReport } from './simulate.ts'

/** Most bytes that the heap and the buffers of a process may grow by between its first and its last tenth. */
const mostGrowth = 30_000_000

/** Returns what a run of so many texts has not shown; nothing when all is well. */
export function problems({ service, output, lives, kills }: SimulationReport, texts: number): string[] {
  const { first, last } = memoryGrowth(lives.at(-1) ?? [], 'used')
  const checks: [boolean, string][] = [
    [output.vectors === texts, `The output has ${output.vectors} vectors for ${texts} texts.`],
    [output.wrong === 0, `${output.wrong} vectors are those of another text.`],
    [service.chargedTwice === 0, `${service.chargedTwice} texts were charged more than once.`],
    [service.neverCharged === 0, `${service.neverCharged} texts were never charged.`],
    [service.charged === texts, `${service.charged} texts were charged.`],
    [service.changed === 0, `${service.changed} idempotency keys were used for another request.`],
    [kills === lives.length - 1, `${kills} of ${lives.length - 1} processes were killed.`],
    [last - first < mostGrowth, `The last process grew from ${first} to ${last} bytes.`],
    // A service without faults shows nothing.
    ...(['replayed', 'limited', 'tooLarge', 'unavailable', 'dropped'] as const).map(
      (fault): [boolean, string] => [service[fault] > 0, `No request was ${fault}.`],
    ),
  ]
  return checks.filter(([holds]) => !holds).map(([, problem]) => problem)
}
