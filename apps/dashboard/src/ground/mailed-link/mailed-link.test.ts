import { expect, test } from 'vitest'

import { continueAddress, openedAddress } from './mailed-link.ts'

const origin = 'https://app.example'
const link = (query: string, path = '/api-dashboard/account-action') => new URL(`${path}?${query}`, origin)

test.each([
  ['https://app.example/de/api-dashboard/usage?range=7d', '/de/api-dashboard/usage?range=7d'],
  ['https://evil.example/api-dashboard/usage', '/api-dashboard'],
  ['https://app.example/reader', '/api-dashboard'],
  ['javascript:alert(1)', '/api-dashboard'],
  ['//evil.example/api-dashboard', '/api-dashboard'],
  ['/\\evil.example/api-dashboard', '/api-dashboard'],
  ['https://app.example@evil.example/api-dashboard', '/api-dashboard'],
  ['ht\ntps://evil.example/api-dashboard', '/api-dashboard'],
  ['https://app.example/api-dashboard/..//evil.example', '/api-dashboard'],
  ['https://app.example/api-dashboard/%2e%2e//evil.example', '/api-dashboard'],
  ['blob:https://app.example/api-dashboard', '/api-dashboard'],
  ['', '/api-dashboard'],
])('after a link that names %j, the user continues at %s', (named, expected) => {
  const { href } = continueAddress(link(`mode=verifyEmail&continueUrl=${encodeURIComponent(named)}`))
  expect(href).toBe(origin + expected)
})

test('a link that signs in opens the page where it was requested, with its own parameters', () => {
  const requested = encodeURIComponent('https://app.example/de/api-dashboard/usage?range=7d')
  const opened = openedAddress(link(`mode=signIn&oobCode=abc&lang=en&continueUrl=${requested}`))
  expect(opened.href).toBe(`${origin}/de/api-dashboard/usage?range=7d&mode=signIn&oobCode=abc&lang=en`)
})

test.each([
  ['mode=resetPassword&oobCode=abc&lang=de', '/de/api-dashboard/account-action'],
  ['mode=resetPassword&oobCode=abc&lang=xx', '/api-dashboard/account-action'],
  ['mode=resetPassword&oobCode=abc', '/api-dashboard/account-action'],
])('a link with %s opens %s', (query, path) => {
  expect(openedAddress(link(query)).pathname).toBe(path)
})

test('other addresses, and those with a locale, stay as they are', () => {
  for (const address of [
    link('mode=signIn&oobCode=abc', '/api-dashboard/usage'),
    link('mode=verifyEmail&oobCode=abc&lang=de', '/en-US/api-dashboard/account-action'),
  ])
    expect(openedAddress(address)).toBe(address)
})
