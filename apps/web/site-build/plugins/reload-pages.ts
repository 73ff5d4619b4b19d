import type { Plugin } from 'vite'

/**
 * Reloads the page in the browser when a file changes that only the server renders. A file that an island has loaded is replaced
 * by hot reload, which keeps the island's state.
 */
export function reloadPages(): Plugin {
  return {
    name: 'reload-pages',
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      const { client } = server.environments
      if (client.moduleGraph.getModulesByFile(file) === undefined) client.hot.send({ type: 'full-reload' })
    },
  }
}
