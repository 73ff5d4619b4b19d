import { expect, test } from 'vitest'

import { controls } from './controls.ts'
import { lintFiles } from './lint-files.ts'
import { lintStyles } from './lint-styles.ts'

// Apps are built from the components of packages/ui: they neither draw controls nor restyle those components.

const drawing = (element: string) => `export const Control = () => <${element} />\n`

const filesIn = (folder: string) =>
  new Map(controls.map((element) => [`${folder}/${element}-control.tsx`, drawing(element)]))

test.each(['apps/web/app/pages/reader', 'apps/dashboard/src/features/keys'])(
  'refuses every control drawn in %s',
  (folder) => {
    const refused = lintFiles(filesIn(folder)).filter(({ rule }) => rule === 'react(forbid-elements)')
    expect(refused.map(({ path }) => path).toSorted()).toEqual([...filesIn(folder).keys()])
  },
)

test('lets the design system draw them', () => {
  const findings = lintFiles(filesIn('packages/ui/src/control'))
  expect(findings.map(({ rule }) => rule)).not.toContain('react(forbid-elements)')
})

test.each([
  '.page button',
  '.page > table',
  '.list:has(input)',
  ".samples [aria-pressed='true']",
  ".actions [data-variant='solid']",
  ':global(.button)',
])('refuses styles of an app for %s', async (selector) => {
  expect(await lintStyles('apps/web/app/page.module.css', `${selector} {\n  color: red;\n}\n`)).toContain(
    'selector-disallowed-list',
  )
})

test.each(['.tableOfContents a', '.list li', '.row[data-lit]'])('lets an app style %s', async (selector) => {
  expect(await lintStyles('apps/web/app/page.module.css', `${selector} {\n  color: red;\n}\n`)).toEqual([])
})
