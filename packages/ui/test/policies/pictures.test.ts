import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { composeStories, type Meta, type StoryFn } from '@storybook/react-vite'
import { expect, test } from 'vitest'

import { pictureName } from '../stories/picture-name.ts'

type StoryModule = { default: Meta } & Record<string, StoryFn | Meta>

const modules = import.meta.glob<StoryModule>('../../src/**/*.stories.tsx', { eager: true })
const source = join(import.meta.dirname, '../../src')

test('every story has its pictures, and every picture has a story', () => {
  const expected = Object.entries(modules).flatMap(([file, module]) =>
    Object.values(composeStories(module)).flatMap((story) =>
      (['light', 'dark'] as const)
        .filter((theme) => theme === 'light' || story.parameters['darkPicture'] !== undefined)
        .map((theme) =>
          join(dirname(file), '__screenshots__', `${pictureName(story.id, theme)}.png`).slice(
            '../../src/'.length,
          ),
        ),
    ),
  )
  const pictures = globSync('**/__screenshots__/*.png', { cwd: source })
  expect(pictures.toSorted()).toEqual(expected.toSorted())
})
