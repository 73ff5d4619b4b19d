import { printSettings } from './kernel/settings.ts'

/** `pnpm --filter @search-foundation/platform run print:settings`: the table of the README. */
console.log(printSettings())
