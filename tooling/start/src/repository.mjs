import { join, resolve } from 'node:path'

/** The repository's folder. */
export const root = resolve(import.meta.dirname, '../../..')

/** Where the platform keeps its data; `DATA_DIR` moves it. */
export const dataDir = resolve(process.env.DATA_DIR ?? join(root, '.data'))

/** Notes of the set-up (tools found, last install). They lie in node_modules so that they vanish with what they describe. */
export const notesDir = join(root, 'node_modules/.start')
