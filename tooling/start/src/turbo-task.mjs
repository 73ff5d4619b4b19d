/**
 * pnpm's parameters for one task in every package: each package's output in one piece, and all packages even after one failed.
 * @param {string} task
 * @param {string[]} more
 */
export const turboTask = (task, ...more) => [
  ...['exec', 'turbo', 'run', task, '--continue', '--log-order=grouped', '--log-prefix=none', ...more],
]
