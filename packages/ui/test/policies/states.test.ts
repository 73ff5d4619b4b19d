import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

// A component that reacts to the pointer has a story of its states, so that its pictures cover them.

const source = join(import.meta.dirname, '../../src')
const stories = import.meta.glob<Record<string, unknown>>('../../src/**/*.stories.tsx', { eager: true })

/** Components without a story of states, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'bar-chart': 'Only the text of the buttons of its legend gets darker.',
  'command-palette': 'Its list looks as in link-list and appears only when open.',
  'markdown-view': 'Its links look as in link.',
  'palette-markup': 'Its options look as in link-list and exist only with a script.',
  'radio-group': 'Only its label and hint use the styles of fields.',
  'secret-field': 'Its buttons look as in icon-button.',
  'tag-list': 'Its tags are in the states of tag-field.',
  'uptime-bars': 'Only the bar under the pointer gets paler.',
  'virtual-table': 'Its rows look as in table.',
}

/** Folders of components that use a stylesheet with rules for the pointer. */
function reactiveComponents(): string[] {
  const folders = globSync('**/*.tsx', { cwd: source, exclude: ['**/*.stories.tsx', '_*/**'] })
    .filter((file) => {
      const text = readFileSync(join(source, file), 'utf8')
      return [...text.matchAll(/from '(?<path>[^']+\.module\.css)'/g)].some(({ groups }) => {
        const stylesheet = join(source, dirname(file), groups?.['path'] ?? '')
        return /:hover|data-hovered/.test(readFileSync(stylesheet, 'utf8'))
      })
    })
    .map((file) => dirname(file))
  return [...new Set(folders)]
}

test('every component that reacts to the pointer has a story of its states', () => {
  const shown = Object.entries(stories)
    .filter(([, module]) => 'States' in module)
    .map(([file]) => relative(source, join(import.meta.dirname, dirname(file))))
  const missing = reactiveComponents().filter((folder) => !shown.includes(folder))
  expect(missing.toSorted()).toEqual(Object.keys(exceptions).toSorted())
})
