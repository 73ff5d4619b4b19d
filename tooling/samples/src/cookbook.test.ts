import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { cookbookFolders } from '@search-foundation/content/read-cookbook'
import { readDocs } from '@search-foundation/content/read-docs'
import { afterAll, expect, inject, test } from 'vitest'

import { outputDifference } from './output-difference.ts'
import { runCode } from './run-code.ts'

const { url, cookbookKey } = inject('platform')
const cookbook = new URL('../../../cookbook/', import.meta.url).pathname
const folders = cookbookFolders()

/** A folder with the command `sf`, as an installation of the command line leaves it. */
const home = mkdtempSync(join(tmpdir(), 'cookbook-'))
const cli = join(findPackageJSON('@search-foundation/cli', import.meta.url) ?? '', '../dist/sf.js')
writeFileSync(join(home, 'sf'), `#!/bin/sh\nexec '${process.execPath}' '${cli}' "$@"\n`, { mode: 0o755 })
afterAll(() => rmSync(home, { recursive: true }))

const env = {
  PATH: `${home}${delimiter}${process.env['PATH']}`,
  HOME: home,
  SF_CONFIG_DIR: home,
  OUTPUT: join(home, 'vectors.jsonl'),
  SEARCH_FOUNDATION_API_KEY: cookbookKey,
  SEARCH_FOUNDATION_BASE_URL: url,
}

const commandOf = (folder: string) =>
  existsSync(join(cookbook, folder, 'run.sh'))
    ? `bash ${folder}/run.sh`
    : `'${process.execPath}' ${folder}/main.ts`

test.each(folders)('%s runs by one command and prints its output', async (folder) => {
  const { code, stdout, stderr } = await runCode('bash', `cd '${cookbook}'\n${commandOf(folder)}\n`, env)
  expect(stderr).toBe('')
  expect(code).toBe(0)
  const shown = readFileSync(join(cookbook, folder, 'output.txt'), 'utf8')
  expect(outputDifference('text', shown, stdout)).toBeUndefined()
})

test('every program has a guide, which includes its code and its output', () => {
  const guides = readDocs().filter(({ slug }) => slug.startsWith('cookbook-'))
  expect(guides.map(({ slug }) => slug).toSorted()).toEqual(folders.map((folder) => `cookbook-${folder}`))
  for (const folder of folders) {
    const body = guides.find(({ slug }) => slug === `cookbook-${folder}`)?.body
    expect(body, folder).toMatch(new RegExp(`\\{\\{cookbook/${folder}/(main\\.ts|run\\.sh)\\}\\}`))
    expect(body, folder).toContain(`{{cookbook/${folder}/output.txt}}`)
  }
})
