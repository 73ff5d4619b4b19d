import { expect, test } from 'vitest'

import { failedTests, repetitions } from './failed-tests.mjs'

test("names Playwright's failed journeys with the beginning of their error, each once", () => {
  const output = [
    '  ✓    1 [journeys] › src/keys.spec.ts:10:1 › a key is created (2.1s)',
    '\u001B[31m  ✘    2 [journeys] › src/billing.spec.ts:102:3 › money › a card is declined (1.6m)\u001B[39m',
    '',
    '  1) [journeys] › src/billing.spec.ts:102:3 › money › a card is declined ──────────',
    '',
    '    Error: expect(locator).toBeVisible() failed',
    '    Locator: getByText("Declined")',
  ].join('\n')
  expect(failedTests(output)).toEqual([
    '[journeys] › src/billing.spec.ts:102:3 › money › a card is declined\n    Error: expect(locator).toBeVisible() failed Locator: getByText("Declined")',
  ])
})

test("names Vitest's failed tests", () => {
  const output = [
    ' FAIL  src/pages.test.ts > stops at the limit',
    'AssertionError: expected 3 to be 2',
    ' ❯ src/pages.test.ts:12:3',
  ].join('\n')
  expect(failedTests(output)).toEqual([
    'src/pages.test.ts > stops at the limit\n    AssertionError: expected 3 to be 2',
  ])
})

test('tells what an assertion expected when its first line is empty', () => {
  const output = [
    ' FAIL  src/table.stories.tsx > Ready',
    'AssertionError: ',
    '',
    'expected [ …(13) ] to have a length of 15 but got 13',
    ' ❯ src/table.stories.tsx:20:3',
  ].join('\n')
  expect(failedTests(output)).toEqual([
    'src/table.stories.tsx > Ready\n    AssertionError: expected [ …(13) ] to have a length of 15 but got 13',
  ])
})

test('is empty for an output without failed tests', () => {
  expect(failedTests('  ✓    1 [journeys] › src/keys.spec.ts:10:1 › a FAIL-safe key (2.1s)')).toEqual([])
})

test('names an error outside of tests, of which none failed, with the file and the test that ran', () => {
  const output = [
    '⎯⎯⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯⎯⎯',
    '',
    'Vitest caught 2 unhandled errors during the test run.',
    '',
    '\u001B[31m⎯⎯⎯⎯⎯⎯ Uncaught Exception ⎯⎯⎯⎯⎯⎯\u001B[39m',
    'Error: read ECONNRESET',
    ' ❯ TCP.onStreamRead node:internal/stream_base_commons:216:20',
    'This error originated in "src/listen.test.ts" test file. It doesn\'t mean the error was thrown inside the file itself, but while it was running.',
    'The last test to run before this error was "a body is read". This means either:',
    '',
    '⎯⎯⎯⎯⎯⎯ Unhandled Error ⎯⎯⎯⎯⎯⎯',
    'Error: [vitest-pool]: Worker forks emitted error.',
    ' ❯ EventEmitter.onTaskError index.js:12:1',
    '⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯',
    ' Test Files  201 passed (201)',
  ].join('\n')
  expect(failedTests(output)).toEqual([
    'Uncaught Exception during src/listen.test.ts > a body is read\n    Error: read ECONNRESET',
    'Unhandled Error\n    Error: [vitest-pool]: Worker forks emitted error.',
  ])
})

test('names and counts a test that Vitest repeated', () => {
  const output =
    '  ↻ src/mails.test.ts > are sent in order (retry #1)\n    AssertionError: expected 1 to be 2'
  expect(failedTests(output)).toEqual([
    'src/mails.test.ts > are sent in order\n    AssertionError: expected 1 to be 2',
  ])
  expect(repetitions(output)).toBe(1)
})

test('counts how often journeys were repeated', () => {
  const output = [
    '  ✘   2 [journeys] › src/keys.spec.ts › a key is created (2.1s)',
    '\u001B[31m  ✘   3 [journeys] › src/keys.spec.ts › a key is created (retry #1) (2.1s)\u001B[39m',
    '  ✓   4 [journeys] › src/keys.spec.ts › a key is created (retry #2) (1.9s)',
    '    Retry #1 ───────',
  ].join('\n')
  expect(repetitions(output)).toBe(2)
})
