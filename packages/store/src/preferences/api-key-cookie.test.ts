import { expect, test } from 'vitest'

import { writeApiKeyCookie } from './api-key-cookie.ts'

/** Stores cookies like a browser, which ignores those for a public suffix. */
function browser(publicSuffixes: readonly string[]) {
  const kept = new Map<string, string>()
  const written: string[] = []
  return {
    kept,
    written,
    get cookie() {
      return [...new Set(kept.values())].join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [pair = ''] = text.split('; ')
      const domain = /domain=([^;]+)/.exec(text)?.[1] ?? ''
      if (publicSuffixes.includes(domain)) return
      if (text.includes('max-age=0')) kept.delete(domain)
      else kept.set(domain, pair)
    },
  }
}

test('the cookie is for the whole domain, path / and secure', () => {
  const page = browser([])
  writeApiKeyCookie(page, 'sf_trial_1', 'app.example.org')
  expect(page.written).toEqual(['apiKey=sf_trial_1; path=/; domain=example.org; secure; samesite=lax'])
})

test.each([
  ['shop.example.co.uk', 'co.uk', 'example.co.uk'],
  ['project.web.app', 'web.app', 'project.web.app'],
])('on %s the public suffix is skipped', (hostname, suffix, domain) => {
  const page = browser([suffix])
  writeApiKeyCookie(page, 'sf_trial_1', hostname)
  expect([...page.kept]).toEqual([[domain, 'apiKey=sf_trial_1']])
})

test.each(['localhost', '127.0.0.1', '[::1]'])('on %s the cookie is for the host', (hostname) => {
  const page = browser([])
  writeApiKeyCookie(page, 'sf_trial_1', hostname)
  expect(page.written).toEqual(['apiKey=sf_trial_1; path=/; secure; samesite=lax'])
})

test('a cookie that is up to date is not written again', () => {
  const page = browser([])
  writeApiKeyCookie(page, 'sf_trial_1', 'app.example.org')
  writeApiKeyCookie(page, 'sf_trial_1', 'app.example.org')
  expect(page.written).toHaveLength(1)
  writeApiKeyCookie(page, 'sf_trial_2', 'app.example.org')
  expect(page.kept.get('example.org')).toBe('apiKey=sf_trial_2')
})

test('without a key the cookie is removed from every domain', () => {
  const page = browser(['co.uk'])
  writeApiKeyCookie(page, 'sf_trial_1', 'shop.example.co.uk')
  writeApiKeyCookie(page, null, 'shop.example.co.uk')
  expect(page.kept.size).toBe(0)
})
