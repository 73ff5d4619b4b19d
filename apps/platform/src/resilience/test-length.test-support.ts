/** Whether tests run at full length, as `npm run test:nightly` does. */
const isNightly = process.env['NIGHTLY'] === '1'

/**
 * How much a long test does: `short` on each push, `long` in the nightly run, or the number in the environment variable `name`.
 */
export const lengthOf = (name: string, { short, long }: { short: number; long: number }): number =>
  Number(process.env[name] ?? (isNightly ? long : short))

/**
 * Chooses what tests with random input do: the same on each push, something new every night. It is in their titles, and `FUZZ_SEED`
 * sets it, to choose the same again.
 */
export const seed = lengthOf('FUZZ_SEED', { short: 20_261_121, long: Date.now() % 2 ** 31 })
