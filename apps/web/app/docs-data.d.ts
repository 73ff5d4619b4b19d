/** The API document and the facts that guides name, from the platform. Only pages read them, while they are built. */
declare module 'virtual:docs-data' {
  import type { DocsData } from '../site-build/docs-data.ts'

  const data: DocsData
  export default data
}
