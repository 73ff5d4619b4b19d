import type { PageHandle } from '../../root.tsx'

export { default } from './page.tsx'

/** The landing page for unknown addresses; the shell leaves it at once, so it loads no scripts of its own. */
export const handle: PageHandle = { hydrate: false, missing: true }
