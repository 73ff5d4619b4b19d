import { composeStories, type Meta, type StoryFn } from '@storybook/react-vite'
import { hydrateRoot } from 'react-dom/client'

// Bundled by hydration.browser.test.tsx and run in a separate page.

type StoryModule = { default: Meta } & Record<string, StoryFn | Meta>

const modules = import.meta.glob<StoryModule>('../../src/**/*.stories.tsx', { eager: true })
const stories = new Map(
  Object.values(modules).flatMap((module) =>
    Object.values(composeStories(module)).map((Story) => [Story.id, Story] as const),
  ),
)

/** Takes over what a server drew of a story. Returns everything React has to say against it. */
async function hydrateStory(id: string, markup: string): Promise<string[]> {
  const Story = stories.get(id)
  if (!Story) return [`There is no story ${id}.`]
  const complaints: string[] = []
  const { error } = console
  console.error = (...words: unknown[]) => void complaints.push(words.map(String).join(' '))
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = markup
  const root = hydrateRoot(place, <Story />, {
    onRecoverableError: (problem) => void complaints.push(String(problem)),
  })
  // React takes over in one task and runs its effects in another.
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve, 5))
  root.unmount()
  place.remove()
  console.error = error
  return complaints
}

Object.assign(window, { hydrateStory })
