import process from 'node:process'
import { Presets, SingleBar } from 'cli-progress'

import { count } from '../output/output.ts'

/** The progress of a run, on a terminal. */
export interface ProgressBar {
  update(done: number, tokens: number): void
  stop(): void
}

/** Seconds after which a rate is shown. */
const firstRate = 1

/**
 * Shows a bar with the number of texts, the rate, the tokens, what they cost, and the time that is left. Writes to the standard error,
 * and only to a terminal.
 *
 * @param first inputs that an earlier run has done, which do not count for the rate
 */
export function startProgressBar(
  total: number,
  first: number,
  costOf: (tokens: number) => string,
  isShown: boolean,
): ProgressBar {
  if (!isShown || !process.stderr.isTTY) return { update: () => undefined, stop: () => undefined }
  const start = performance.now()
  const bar = new SingleBar(
    {
      format: '{bar} {percentage}%  {count} of {all}  {rate}  {tokens} tokens{cost}  {left}',
      stream: process.stderr,
      hideCursor: true,
      // Ctrl-C is handled by the command.
      gracefulExit: false,
      barsize: 24,
    },
    Presets.shades_classic,
  )
  const fields = (done: number, tokens: number) => {
    const seconds = (performance.now() - start) / 1000
    const perSecond = (done - first) / seconds
    const isKnown = seconds > firstRate && perSecond > 0
    return {
      count: count(done),
      all: count(total),
      rate: isKnown ? `${count(Math.round(perSecond))}/s` : '–/s',
      tokens: count(tokens),
      cost: costOf(tokens) && `, ${costOf(tokens)}`,
      left: isKnown ? `${duration((total - done) / perSecond)} left` : '',
    }
  }
  bar.start(total, first, fields(first, 0))
  return {
    update: (done, tokens) => bar.update(done, fields(done, tokens)),
    stop: () => bar.stop(),
  }
}

/** Formats seconds: `45 s`, `12 min`, `3 h 20 min`. */
export function duration(seconds: number): string {
  const rounded = Math.round(seconds)
  if (rounded < 60) return `${rounded} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
