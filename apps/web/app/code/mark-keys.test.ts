import { codeToHtml } from 'shiki'
import { expect, test } from 'vitest'

import { codeTheme } from '../markdown/code-theme.ts'
import { markKeys } from './mark-keys.ts'

const slotsOf = async (code: string, lang: string) => {
  const html = await codeToHtml(code, { lang, ...codeTheme, transformers: [markKeys] })
  return [...html.matchAll(/<span[^>]* data-slot="([^"]+)" data-written="([^"]+)"/g)].map(
    ([, slot, written]) => [slot, written?.replaceAll('&#x22;', '"').replaceAll('&#x27;', "'")],
  )
}

test('what stands for the key in a sample is a slot that knows how it was written', async () => {
  const shell =
    'export SEARCH_FOUNDATION_API_KEY="your key"\ncurl -H "Authorization: Bearer $SEARCH_FOUNDATION_API_KEY"'
  expect(await slotsOf(shell, 'bash')).toEqual([
    ['key:bare', 'your key'],
    ['key:bare', '$SEARCH_FOUNDATION_API_KEY'],
  ])
  expect(
    await slotsOf('createClient({ apiKey: process.env.SEARCH_FOUNDATION_API_KEY })', 'typescript'),
  ).toEqual([['key:single', 'process.env.SEARCH_FOUNDATION_API_KEY']])
  expect(await slotsOf('"Bearer " + os.environ["SEARCH_FOUNDATION_API_KEY"],', 'python')).toEqual([
    ['key:double', 'os.environ["SEARCH_FOUNDATION_API_KEY"]'],
  ])
  expect(await slotsOf(`f"Bearer {os.environ['SEARCH_FOUNDATION_API_KEY']}",`, 'python')).toEqual([
    ['key:bare', "{os.environ['SEARCH_FOUNDATION_API_KEY']}"],
  ])
  expect(await slotsOf('createClient()', 'typescript')).toEqual([])
})
