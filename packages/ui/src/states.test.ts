import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// What looks different under the pointer is shown so, with pictures of both themes.
const styles = globSync('*/*.module.css', { cwd: import.meta.dirname })
const stories = import.meta.glob<Record<string, unknown>>('./*/*.stories.tsx', { eager: true })

/** Seen in the states of another component, or only inside an open one, where the keyboard's stories show it. */
const elsewhere = {
  'command-palette': 'lists, as menu',
  'form-field': 'text-field',
  'markdown-view': 'link',
  menu: 'plain-link-list has its look',
  'plain-command-palette': 'lists, as menu',
  'tag-list': 'tag-field',
}

test('every component that answers the pointer has a story of its states', () => {
  const answering = styles
    .filter((file) => /:hover|data-hovered/.test(readFileSync(join(import.meta.dirname, file), 'utf8')))
    .map((file) => dirname(file))
    .filter((folder) => !(folder in elsewhere))
  const shown = Object.entries(stories)
    .filter(([, module]) => 'States' in module)
    .map(([file]) => basename(dirname(file)))
  expect(answering.length).toBeGreaterThan(15)
  expect(answering.filter((folder) => !shown.includes(folder))).toEqual([])
})
