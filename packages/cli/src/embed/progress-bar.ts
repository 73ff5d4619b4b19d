import process from 'node:process'
import { SingleBar } from 'cli-progress'

import { count } from '../output/output.ts'

/** The progress of a run, on a terminal. */
export interface ProgressBar {
  update(done: number, tokens: number): void
  stop(): void
}

/** How far a run is. */
interface Progress {
  done: number
  total: number
  /** Inputs per second; undefined until it is known. */
  perSecond: number | undefined
  tokens: number
  /** What the tokens cost; empty when no price is known. */
  cost: string
}

/** Seconds after which a rate is shown. */
const firstRate = 1
/** Columns of a terminal that does not say how many it has, and of the bar. */
const usualColumns = 80
const longestBar = 24
const shortestBar = 8

/**
 * Writes the progress into a line of so many columns. What matters least is left out where there is no room: first the tokens, then the rate and the
 * numbers, last the bar and the price.
 */
export function progressLine({ done, total, perSecond, tokens, cost }: Progress, columns: number): string {
  const share = total === 0 ? 1 : done / total
  const words = [
    { text: `${Math.floor(share * 100)}%`, rank: 0 },
    { text: `${count(done)} of ${count(total)}`, rank: 3 },
    { text: perSecond === undefined ? '' : `${count(Math.round(perSecond))}/s`, rank: 4 },
    { text: `${count(tokens)} tokens`, rank: 5 },
    { text: cost, rank: 2 },
    { text: perSecond ? `${duration((total - done) / perSecond)} left` : '', rank: 1 },
  ].filter(({ text }) => text !== '')
  const lineOf = (most: number) =>
    words
      .filter(({ rank }) => rank <= most)
      .map(({ text }) => text)
      .join('  ')
  const withBar = shortestBar + 2
  const most = [5, 4, 3, 2, 1].find((rank) => lineOf(rank).length + (rank > 2 ? withBar : 0) < columns) ?? 0
  const line = lineOf(most)
  const room = Math.min(longestBar, columns - line.length - 3)
  if (room < shortestBar) return line
  const full = Math.floor(share * room)
  return `${'█'.repeat(full)}${'░'.repeat(room - full)}  ${line}`
}

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
  const bar = new SingleBar({
    format: (_options, _parameters, { done, tokens }: { done: number; tokens: number }) => {
      const seconds = (performance.now() - start) / 1000
      const perSecond = seconds > firstRate && done > first ? (done - first) / seconds : undefined
      const columns = process.stderr.columns || usualColumns
      return progressLine({ done, total, perSecond, tokens, cost: costOf(tokens) }, columns)
    },
    stream: process.stderr,
    hideCursor: true,
    // Ctrl-C is handled by the command.
    gracefulExit: false,
  })
  bar.start(total, first, { done: first, tokens: 0 })
  return {
    update: (done, tokens) => bar.update(done, { done, tokens }),
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
