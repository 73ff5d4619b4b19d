import { expect, onTestFinished, test, vi } from 'vitest'

import { createAuth } from './auth.ts'
import { companyToken, startProvider } from './identity-provider.test-support.ts'
import { isAuthorized } from './methods/authorized-domain.ts'

/** A page at `app.example` and the account picker that it opens, in which the user picks an account at once. */
function openPage(identityUrl: string) {
  const page = new EventTarget()
  const picker = { closed: false, close: () => (picker.closed = true) }
  const globals = {
    location: { href: 'https://app.example/api-dashboard', hostname: 'app.example' },
    document: { documentElement: { lang: 'en-US' } },
    addEventListener: page.addEventListener.bind(page),
    open() {
      const message = {
        origin: new URL(identityUrl).origin,
        source: picker,
        data: { idToken: '{"sub":"4711"}' },
      }
      setTimeout(() => page.dispatchEvent(Object.assign(new Event('message'), message)))
      return picker
    },
    ...{ screenX: 0, screenY: 0, outerWidth: 1440, outerHeight: 900 },
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  onTestFinished(() => void vi.unstubAllGlobals())
  return picker
}

async function atPage() {
  const provider = await startProvider()
  const picker = openPage(provider.url)
  const auth = createAuth({ projectId: 'demo-test', apiKey: 'any', identityUrl: provider.url })
  return { provider, picker, auth }
}

test('a page of an authorized domain signs in with the account that the user picks', async () => {
  const { picker, auth } = await atPage()
  expect(await auth.signInWith('google')).toMatchObject({ uid: 'u1' })
  expect(picker.closed).toBe(true)
})

test('a page of another domain signs nobody in, and closes its window', async () => {
  const { provider, picker, auth } = await atPage()
  provider.domains = ['localhost', 'other.example']
  await expect(auth.signInWith('google')).rejects.toMatchObject({ code: 'unauthorized-domain' })
  expect(picker.closed).toBe(true)
  expect(auth.session().user).toBeNull()
})

test('an authorized domain authorizes the hosts below it, and no other', () => {
  expect(isAuthorized('app.example', ['app.example'])).toBe(true)
  expect(isAuthorized('beta.app.example', ['localhost', 'app.example'])).toBe(true)
  expect(isAuthorized('evil-app.example', ['app.example'])).toBe(false)
  expect(isAuthorized('app.example.evil.test', ['app.example'])).toBe(false)
  expect(isAuthorized('app.example', [])).toBe(false)
})

test('a removed way to sign in has the token of its company revoked first, once', async () => {
  const { provider, auth } = await atPage()
  provider.user = { providerUserInfo: [{ providerId: 'password' }, { providerId: 'google.com' }] }
  await auth.signInWith('google')
  await auth.account.unlink('google.com')
  await auth.account.delete(() => Promise.resolve())
  expect(provider.changes).toMatchObject([
    ['accounts:revokeToken', { token: companyToken, idToken: expect.any(String) as string }],
    ['accounts:update', { deleteProvider: ['google.com'] }],
    ['accounts:delete', {}],
  ])
})

test('a company whose token cannot be revoked is removed all the same', async () => {
  const { provider, auth } = await atPage()
  provider.user = { providerUserInfo: [{ providerId: 'password' }, { providerId: 'google.com' }] }
  await auth.signInWith('google')
  provider.revocationRefusal = 'INVALID_PROVIDER_ID'
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warned.mockRestore())
  await auth.account.unlink('google.com')
  expect(warned).toHaveBeenCalledWith('The access token of google.com was not revoked.', expect.anything())
  expect(provider.changes.at(-1)).toMatchObject(['accounts:update', { deleteProvider: ['google.com'] }])
})
