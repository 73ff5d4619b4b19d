import { composeStories, type Meta, type StoryFn } from '@storybook/react-vite'
import type { Browser, Page } from 'playwright'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { launchChromium } from '../launch-chromium.ts'

// Hydrates the server-rendered markup of every story in a browser. React reports markup that differs from what it renders itself.

declare global {
  interface Window {
    hydrateStory: (id: string, markup: string) => Promise<string[]>
  }
}

type StoryModule = { default: Meta } & Record<string, StoryFn | Meta>

const modules = import.meta.glob<StoryModule>('../../src/**/*.stories.tsx', { eager: true })

let browser: Browser
let page: Page
beforeAll(async () => {
  const script = await bundle()
  browser = await launchChromium()
  // Server and browser have the same time zone and language, because rendered dates depend on them.
  const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  page = await browser.newPage({ locale, timezoneId: timeZone })
  await page.setContent('<!doctype html><html lang="en"><body></body></html>')
  await page.addScriptTag({ content: script, type: 'module' })
  await page.waitForFunction(() => 'hydrateStory' in window)
})
afterAll(() => browser?.close())

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    // As in vitest.config.ts for this project: class names are those of the stylesheet, on the server and in the browser.
    css: { modules: { generateScopedName: '[local]' } },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'test/pages/hydrate-story.tsx',
        output: { format: 'es', codeSplitting: false },
      },
    },
  })
  const [output] = [built].flat()
  const entry = output && 'output' in output ? output.output[0] : undefined
  if (!entry) throw new Error('The stories were not bundled.')
  return entry.code
}

describe.each(Object.entries(modules))('%s hydrates without errors', (_file, module) => {
  test.each(Object.entries(composeStories(module)))('%s', async (_name, Story) => {
    const markup = renderToString(<Story />)
    const problems = await page.evaluate(([id, html]) => window.hydrateStory(id, html), [
      Story.id,
      markup,
    ] as const)
    expect(problems).toEqual([])
  })
})
