import type { PageHandle } from '../../root.tsx'

export { default } from './page.tsx'

/** The landing page for unknown addresses; the shell leaves it at once. */
export const handle: PageHandle = { missing: true }
