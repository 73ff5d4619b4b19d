import { globSync, readFileSync } from 'node:fs'
import { readDocs } from '@search-foundation/content/read-docs'
import { expect, test } from 'vitest'

import { pagePaths } from './prerendered-paths.ts'

const root = new URL('../../', import.meta.url)
const skipped = /^(?:node_modules|dist|build|etc|\.\w.*|CHANGELOG\.md|.*\.(?:test|spec|test-support)\.\w+)$/

const files = globSync('{apps,packages,cookbook,tooling}/**/*.{ts,tsx,mjs,md}', {
  cwd: root,
  exclude: (path) => skipped.test(path.split('/').at(-1) ?? ''),
})

/** An address of the documentation as code and documents write it: after a quotation mark, a parenthesis, or the site's host. */
const address = /(?:['"`(]|\.example|hosts\.site\})(\/docs\/[a-z](?:[\w/-]*\w)?)(?:#([\w-]+))?(?=['"`)}\s?])/g

const links = files.flatMap((file) =>
  Array.from(readFileSync(new URL(file, root), 'utf8').matchAll(address), ([, path = '', anchor]) => ({
    file,
    path,
    anchor,
  })),
)

const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

/** Ids of a guide's headings and of the errors in its tables, by its path. */
const anchors = new Map(
  readDocs()
    .filter(({ locale }) => locale === 'en-US')
    .map(({ slug, body }) => {
      const headings = Array.from(body.matchAll(/^#{2,3} (.+)$/gm), ([, heading = '']) => idOf(heading))
      const errors = Array.from(body.matchAll(/^\| `(\w+Error)` \|/gm), ([, name = '']) => name)
      return [`/docs/${slug}`, [...headings, ...errors]]
    }),
)

test('links to the documentation in code, docstrings and documents lead to pages and sections', () => {
  const paths = new Set(pagePaths())
  const broken = links.filter(
    ({ path, anchor }) =>
      !paths.has(path) || (anchor !== undefined && anchors.get(path)?.includes(anchor) === false),
  )
  expect(links.filter(({ file }) => file.startsWith('packages/api-client/src')).length).toBeGreaterThan(20)
  expect(broken.map(({ file, path, anchor = '' }) => `${file} → ${path}#${anchor}`)).toEqual([])
})
