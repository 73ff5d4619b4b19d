import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Loads the pages before the first of them is rendered. React Router gives each page ten seconds, and the first one waits until the
 * code in all articles and samples is highlighted, which takes longer on a busy machine.
 */
export function loadPages(): Plugin {
  return {
    name: 'load-pages',
    async configurePreviewServer({ config }) {
      await import(pathToFileURL(resolve(config.root, 'dist/server/index.js')).href)
    },
  }
}
