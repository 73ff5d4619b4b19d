import type { Plugin } from 'vite'

import { readDocsData } from '../docs-data.ts'

const name = 'virtual:docs-data'

/** Makes what the documentation has from the platform a module of the pages. In the browser's bundle it is empty. */
export function docsDataModule(): Plugin {
  return {
    name: 'docs-data',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id, options) {
      if (id !== `\0${name}`) return undefined
      return `export default ${options?.ssr === true ? JSON.stringify(await readDocsData()) : '{ facts: {}, guides: {}, operationSources: {}, days: {}, document: { paths: {} } }'}`
    },
  }
}
