import { composeStories, type Meta, type StoryFn } from '@storybook/react-vite'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type StoryModule = { default: Meta } & Record<string, StoryFn | Meta>

const modules = import.meta.glob<StoryModule>('../src/**/*.stories.tsx', { eager: true })

let complaints: string[] = []
beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words.join(' ')))
})
afterEach(() => void vi.restoreAllMocks())

test('every folder with a component has stories', () => {
  const components = import.meta.glob('../src/**/*.module.css')
  const folders = (files: object) =>
    new Set(Object.keys(files).map((file) => file.slice('../src/'.length, file.lastIndexOf('/'))))
  const covered = folders(modules)
  const uncovered = [...folders(components)].filter(
    (folder) => !covered.has(folder) && !folder.startsWith('_'),
  )
  expect(uncovered).toEqual([])
})

describe.each(Object.entries(modules))('%s renders on the server', (_, module) => {
  test.each(Object.entries(composeStories(module)))('%s', (_name, Story) => {
    renderToString(<Story />)
    expect(complaints).toEqual([])
  })
})
