import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { composeStories, type Meta, type StoryFn } from '@storybook/react-vite'
import { expect, test } from 'vitest'

type StoryModule = { default: Meta } & Record<string, StoryFn | Meta>

const modules = import.meta.glob<StoryModule>('../../src/**/*.stories.tsx', { eager: true })

test('each story has a picture in both themes, and each picture has a story', async () => {
  const pictures = await readdir(join(import.meta.dirname, '../../screenshots'))
  const wanted = Object.values(modules)
    .flatMap((module) => Object.values(composeStories(module)))
    .flatMap(({ id }) => [`${id}.dark.png`, `${id}.light.png`])
  expect(pictures.toSorted()).toEqual(wanted.toSorted())
})
