import { bundleSize } from '../bundle-size.ts'
import { sdkSizes } from '../sdk-sizes.ts'
import { textTable } from '../text-table.ts'

const others = {
  'openapi-fetch': `export { default } from 'openapi-fetch'`,
  ofetch: `export { ofetch } from 'ofetch'`,
  ky: `export { default } from 'ky'`,
  'supabase-js': `export { createClient } from '@supabase/supabase-js'`,
  openai: `export { default } from 'openai'`,
  anthropic: `export { default } from '@anthropic-ai/sdk'`,
  'eventsource-parser/stream': `export { EventSourceParserStream } from 'eventsource-parser/stream'`,
}

/** Prints what each adds to a browser bundle, minified and gzip. */
export async function printSizes(): Promise<void> {
  const ours = (await sdkSizes()).map(([name, bytes]) => [`ours: ${name}`, `${bytes} B`])
  const theirs = await Promise.all(
    Object.entries(others).map(async ([name, code]) => [
      name,
      `${await bundleSize(code, import.meta.dirname)} B`,
    ]),
  )
  console.log('\nIn a bundle, minified, gzip\n')
  console.log(textTable(['', 'size'], [...ours, ...theirs]))
}
