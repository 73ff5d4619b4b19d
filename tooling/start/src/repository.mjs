import { join, resolve } from 'node:path'

/** The repository's folder. */
export const root = resolve(import.meta.dirname, '../../..')

/** The platform's data folder; `DATA_DIR` overrides it. */
export const dataDir = resolve(process.env.DATA_DIR ?? join(root, '.data'))

/** Notes of the set-up (tools found, last install). They lie in node_modules so that they vanish with what they describe. */
export const notesDir = join(root, 'node_modules/.start')
