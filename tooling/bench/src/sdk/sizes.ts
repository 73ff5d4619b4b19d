import { build } from 'esbuild'

import { gzipSize } from '../gzip-size.ts'
import { textTable } from '../text-table.ts'

const ours = '@search-foundation/api-client'
const bundles: readonly (readonly [string, string])[] = [
  ['ours: core and one call', `export { createClient, listTransactions } from '${ours}'`],
  ['ours: with callable functions', `export { call, createClient, listTransactions } from '${ours}'`],
  ['ours: with streams', `export { call, createClient, listTransactions, request } from '${ours}'`],
  ['ours: every call, as methods (/all)', `export * from '${ours}/all'`],
  ['openapi-fetch', `export { default } from 'openapi-fetch'`],
  ['ofetch', `export { ofetch } from 'ofetch'`],
  ['ky', `export { default } from 'ky'`],
  ['supabase-js', `export { createClient } from '@supabase/supabase-js'`],
  ['openai', `export { default } from 'openai'`],
  ['anthropic', `export { default } from '@anthropic-ai/sdk'`],
  ['ours: /sse', `export * from '${ours}/sse'`],
  ['eventsource-parser/stream', `export { EventSourceParserStream } from 'eventsource-parser/stream'`],
]

/** Prints what each adds to a browser bundle, minified and gzip. */
export async function printSizes(): Promise<void> {
  const rows = await Promise.all(
    bundles.map(async ([name, contents]) => {
      const { outputFiles } = await build({
        stdin: { contents, resolveDir: import.meta.dirname },
        bundle: true,
        minify: true,
        platform: 'browser',
        format: 'esm',
        target: 'es2022',
        write: false,
        logLevel: 'silent',
      })
      return [name, `${gzipSize(outputFiles[0]?.contents ?? new Uint8Array())} B`]
    }),
  )
  console.log('\nIn a bundle, minified, gzip\n')
  console.log(textTable(['', 'size'], rows))
}
