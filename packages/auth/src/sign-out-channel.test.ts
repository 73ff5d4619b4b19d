import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createAuth } from './auth.ts'
import { startProvider } from './identity-provider.test-support.ts'
import { createSignOutChannel } from './sign-out-channel.ts'

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'en' } }))
afterEach(() => vi.unstubAllGlobals())

test('a sign-out reaches another tab at once, also while its token is refreshed', async () => {
  const provider = await startProvider()
  const open = () => createAuth({ projectId: 'demo-tabs', apiKey: 'any', identityUrl: provider.url })
  const [first, second] = [open(), open()]
  await first.signIn({ email: 'a@example.org', password: 'secret' })
  await second.signIn({ email: 'a@example.org', password: 'secret' })
  const left = new Promise<void>((resolve) => second.subscribe(resolve))
  const refresh = second.identityToken(true).catch(() => null)
  await first.signOut()
  await left
  expect(second.session()).toMatchObject({ status: 'signed-out', reason: 'signed-out-elsewhere' })
  await refresh
  expect(await second.identityToken()).toBeNull()
  expect(second.session().status).toBe('signed-out')
})

test('a message that a frozen tab gets late is not followed', async () => {
  const left: string[] = []
  let done = () => undefined as void
  const received = new Promise<void>((resolve) => (done = resolve))
  const channel = createSignOutChannel('test', (uid) => {
    left.push(uid)
    done()
  })
  channel.open()
  const other = new BroadcastChannel('test')
  for (const message of [
    { uid: 'late', at: Date.now() - 60_000 },
    { uid: 'in time', at: Date.now() },
  ])
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    other.postMessage(message)
  await received
  expect(left).toEqual(['in time'])
  other.close()
  channel.close()
})
