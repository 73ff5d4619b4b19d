import process from 'node:process'
import picocolors from 'picocolors'

const { createColors, isColorSupported } = picocolors

/**
 * Colors of the output, off in a pipe, with `--no-color` and with `NO_COLOR`. The library alone would color what a build server writes to a
 * file, because it takes `CI` for a terminal.
 */
export const colors = createColors(
  isColorSupported && (process.stdout.isTTY || process.env['FORCE_COLOR'] !== undefined),
)
