import { afterAll, afterEach, expect, test, vi } from 'vitest'

const { config, createAuth, loads } = vi.hoisted(() => ({
  config: { projectId: 'project', identityApiKey: 'key', identityUrl: undefined },
  loads: { count: 0 },
  createAuth: vi.fn(() => ({ identityToken: (refresh = false) => Promise.resolve(`token:${refresh}`) })),
}))
vi.mock('@search-foundation/auth/auth', () => {
  loads.count += 1
  return { createAuth }
})
vi.mock('../ground/config.ts', () => ({ config }))
// Neither takes modules that other tests have loaded, nor leaves them its own.
vi.resetModules()
afterAll(() => vi.resetModules())
const { identityToken } = await import('./identity-token.ts')

const store = (user: object | null) =>
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (name === 'sf:user.user' ? JSON.stringify(user) : null),
    setItem: () => undefined,
  })
afterEach(() => vi.unstubAllGlobals())

test('a visitor who is not signed in has no token, and no code of the provider is loaded', async () => {
  store(null)
  expect(await identityToken()).toBeNull()
  expect(loads.count).toBe(0)
})

test('a visitor who has signed in has the token of the session, which is opened once', async () => {
  store({ uid: 'u1' })
  expect(await Promise.all([identityToken(), identityToken(true)])).toEqual(['token:false', 'token:true'])
  expect(createAuth).toHaveBeenCalledExactlyOnceWith({
    projectId: 'project',
    apiKey: 'key',
    identityUrl: undefined,
  })
})
