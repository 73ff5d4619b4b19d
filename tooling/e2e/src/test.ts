import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'

import { dataDir } from './platform-process.ts'

/** Logged by the browser itself for a response with an error status. Tests that cause one list it. */
interface Options {
  /** Console errors that this test provokes on purpose. */
  expectedErrors: RegExp[]
}

/**
 * The browser reports this when it skips the fade between two documents because the second is already visible. A rule in our style sheets asks for
 * the fade; no script starts it: https://github.com/w3c/csswg-drafts/issues/13726.
 */
const fadeLeftOut =
  /^InvalidStateError: Transition was aborted because of invalid state\. Page already revealed$/

/** A test whose every page must stay free of errors in the console. */
export const test = base.extend<Options>({
  expectedErrors: [[], { option: true }],
  // A connection per call: the platform may end one that waits at the very moment of the next call, which then fails.
  request: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({ extraHTTPHeaders: { connection: 'close' } })
    await use(request)
    await request.dispose()
  },
  context: async ({ context, expectedErrors }, use) => {
    const errors: string[] = []
    const note = (text: string) => {
      if (![fadeLeftOut, ...expectedErrors].some((expected) => expected.test(text))) errors.push(text)
    }
    context.on(
      'console',
      (message) => message.type() === 'error' && note(`${message.text()} (${message.location().url})`),
    )
    context.on('weberror', (error) => note(String(error.error())))
    await use(context)
    // A test may end while a request that it answers itself is still under way. What the page requests after that is not answered.
    const noted = [...errors]
    for (const owner of [context, ...context.pages()]) await owner.unrouteAll({ behavior: 'ignoreErrors' })
    expect(noted, ['errors in the console', ...noted].join(': ')).toEqual([])
  },
})

export { expect }

/** The key of the seeded demo account. */
export const demoKey = (): string =>
  (JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as { apiKey: string }).apiKey
