import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { importsBetween, roomOf } from './import-graph.ts'
import { root } from './repository.ts'

// Storybook says of each component whether a page uses it, so that nobody builds on what may still change.

const source = join(root, 'packages/ui/src')
const modules = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.{stories,test,test-d,guide}.*'] })
const guides = globSync('*/*.guide.ts', { cwd: source, exclude: ['patterns/**'] })

/** Modules of the design system that the site or the dashboard imports, and those that these are made of. */
function usedModules(): Set<string> {
  const imports = importsBetween(source, modules).map(({ from, to }) => [roomOf(from), roomOf(to)] as const)
  const used = new Set(
    globSync('apps/{web/app,dashboard/src}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.{stories,test}.*'] })
      .flatMap((file) => [
        ...readFileSync(join(root, file), 'utf8').matchAll(/'@search-foundation\/ui\/([\w-]+)'/gu),
      ])
      .map(([, module = '']) => module),
  )
  for (const module of used) for (const [from, to] of imports) if (from === module) used.add(to)
  return used
}

test('a component is stable when a page uses it, and a preview otherwise', () => {
  const used = usedModules()
  const said = guides.map((guide) => {
    const [, status] = /status: '(\w+)'/u.exec(readFileSync(join(source, guide), 'utf8')) ?? []
    return `${roomOf(guide)}: ${status}`
  })
  expect(said).toEqual(
    guides.map((guide) => `${roomOf(guide)}: ${used.has(roomOf(guide)) ? 'stable' : 'preview'}`),
  )
})
