import { describe, expect, test } from 'vitest'

import { explain } from './plain-error.mjs'

describe('explain', () => {
  test('reports a full disk', () => {
    expect(explain('Installing packages', 'npm error ENOSPC: no space left on device, write')).toMatch(
      /^The disk is full: free/,
    )
  })
  test.each([
    'getaddrinfo ENOTFOUND registry.npmjs.org',
    'npm error code EAI_AGAIN',
    'ERR_PNPM_META_FETCH_FAIL  GET https://…',
  ])('reports an unreachable registry for "%s"', (output) => {
    expect(explain('Installing packages', output)).toMatch(
      /^The package registry cannot be reached: check the network/,
    )
  })
  test('otherwise names the step and shows the last lines', () => {
    const output = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
    const text = explain('Preparing PostgreSQL', output)
    expect(text).toMatch(/^Preparing PostgreSQL failed\./)
    expect(text).toContain('line 39')
    expect(text).not.toContain('line 20')
  })
})
