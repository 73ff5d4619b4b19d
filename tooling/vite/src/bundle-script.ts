import { build } from 'vite'

import { resolveSources } from './preset.ts'

/**
 * Bundles a module and everything it imports into one classic script, to be inlined in a page.
 *
 * @param entry absolute path of the module
 * @throws when the script contains `</script`, which would end the inline script
 */
export async function bundleScript(entry: string): Promise<string> {
  const result = await build({
    ...resolveSources,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const files = bundle !== undefined && 'output' in bundle ? bundle.output : []
  const [script] = files.flatMap((file) => (file.type === 'chunk' ? [file.code.trim()] : []))
  if (script === undefined) throw new Error(`Bundling ${entry} produced no script.`)
  if (script.includes('</script'))
    throw new Error(`The script of ${entry} contains "</script" and cannot be inlined.`)
  return script
}
