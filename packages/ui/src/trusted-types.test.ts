import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The module looks at the browser once, when it is loaded. Other tests load it, too.
beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

type Rules = Readonly<Record<string, (text: string) => string | null>>

/** Loads the module where the browser has Trusted Types, as a record of the policies that it creates. */
async function withTrustedTypes() {
  const policies = new Map<string, Rules>()
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: Rules) {
      if (policies.has(name)) throw new TypeError(`Policy ${name} exists.`)
      policies.set(name, rules)
      return { createHTML: (html: string) => ({ trusted: rules['createHTML']?.(html) }) }
    },
  })
  return { policies, ...(await import('./trusted-types.ts')) }
}

test('HTML is marked by one policy', async () => {
  const { trustedHtml, policies } = await withTrustedTypes()
  expect(trustedHtml('<b>a</b>')).toEqual({ trusted: '<b>a</b>' })
  expect(trustedHtml('<b>b</b>')).toEqual({ trusted: '<b>b</b>' })
  expect([...policies.keys()]).toEqual(['sanitized-html'])
})

test('the default policy passes addresses of scripts and the empty text, and neither HTML nor code', async () => {
  const { allowScriptAddresses, policies } = await withTrustedTypes()
  allowScriptAddresses()
  const rules = policies.get('default')
  expect(rules?.['createScriptURL']?.('https://a.example/x.js')).toBe('https://a.example/x.js')
  expect(rules?.['createHTML']?.('')).toBe('')
  expect(rules?.['createHTML']?.('<b>a</b>')).toBeNull()
  expect(Object.keys(rules ?? {})).toEqual(['createScriptURL', 'createHTML'])
})

test('a browser without Trusted Types, or a server, uses plain HTML', async () => {
  vi.stubGlobal('trustedTypes', undefined)
  const { trustedHtml, allowScriptAddresses } = await import('./trusted-types.ts')
  allowScriptAddresses()
  expect(trustedHtml('<b>a</b>')).toBe('<b>a</b>')
})
