import type { PageHandle } from '../../document/page-handle.ts'

export { default } from './page.tsx'

/** The landing page for unknown addresses; the shell leaves it at once. */
export const handle: PageHandle = { missing: true }
