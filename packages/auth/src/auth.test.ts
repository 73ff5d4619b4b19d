import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createAuth } from './auth.ts'

/** An identity provider on loopback that answers as the test says. */
async function provider(listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const open = (identityUrl: string) => createAuth({ projectId: 'demo-test', apiKey: 'any', identityUrl })
const credentials = { email: 'a@example.org', password: 'secret' }

test('nothing is known before the start; then nobody is signed in and there is no token', async () => {
  const auth = open(await provider((_, response) => void response.end('{}')))
  expect(auth.session().status).toBe('unknown')
  await auth.start()
  expect(auth.session()).toEqual({ status: 'signed-out', user: null })
  expect(await auth.identityToken()).toBeNull()
})

test.each([
  ['INVALID_LOGIN_CREDENTIALS', 'invalid-credential'],
  ['USER_DISABLED', 'user-disabled'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : slow down', 'too-many-requests'],
  ['SOMETHING_NEW', 'unknown'],
])('a refusal %s is told as %s', async (message, code) => {
  const auth = open(
    await provider((_, response) => {
      response.statusCode = 400
      response.end(JSON.stringify({ error: { code: 400, message } }))
    }),
  )
  await expect(auth.signIn(credentials)).rejects.toMatchObject({ name: 'AuthError', code })
})

test('the password policy comes from the provider', async () => {
  const auth = open(
    await provider((_, response) => void response.end('{"customStrengthOptions":{"minPasswordLength":9}}')),
  )
  expect((await auth.passwordPolicy()).minimumLength).toBe(9)
})

test('a policy that cannot be fetched is logged and the default holds', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect((await open('http://127.0.0.1:9').passwordPolicy()).minimumLength).toBe(6)
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})
