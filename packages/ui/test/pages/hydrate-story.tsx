import { composeStories, type Meta, type StoryFn } from '@storybook/react-vite'
import { useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

// Bundled by hydration.browser.test.tsx and run in a separate page.

type StoryModule = { default: Meta } & Record<string, StoryFn | Meta>

const modules = import.meta.glob<StoryModule>('../../src/**/*.stories.tsx', { eager: true })
const stories = new Map(
  Object.values(modules).flatMap((module) =>
    Object.values(composeStories(module)).map((Story) => [Story.id, Story] as const),
  ),
)

/** Hydrates the server-rendered markup of a story. Returns all errors and warnings of React. */
async function hydrateStory(id: string, markup: string): Promise<string[]> {
  const Story = stories.get(id)
  if (!Story) return [`There is no story ${id}.`]
  const problems: string[] = []
  const { error } = console
  console.error = (...parts: unknown[]) => void problems.push(parts.map(String).join(' '))
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = markup
  const { promise: hydrated, resolve } = Promise.withResolvers<void>()
  const root = hydrateRoot(
    container,
    <AfterEffects run={resolve}>
      <Story />
    </AfterEffects>,
    {
      onRecoverableError: (problem) => void problems.push(String(problem)),
      onUncaughtError: (problem) => {
        problems.push(String(problem))
        resolve()
      },
    },
  )
  await hydrated
  root.unmount()
  container.remove()
  console.error = error
  return problems
}

/** Calls `run` once after the effects of its children, which React runs first. */
function AfterEffects({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(() => run(), [run])
  return children
}

Object.assign(window, { hydrateStory })
