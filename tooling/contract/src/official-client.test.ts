import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import { connectFunctionsEmulator, getFunctions, httpsCallable, type Functions } from 'firebase/functions'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'

import { migratedFolder, startContractPlatform, type ContractPlatform } from './contract-platform.ts'

/** Tests our functions host with the identity provider's own client for callable functions. */
let platform: ContractPlatform
let app: FirebaseApp
let functions: Functions

beforeAll(async () => {
  platform = await startContractPlatform({ folder: await migratedFolder(inject('place')) })
  const { hostname, port, pathname } = new URL(platform.functionsUrl)
  const [, projectId = '', region = ''] = pathname.split('/')
  app = initializeApp({ projectId, apiKey: 'local' })
  functions = getFunctions(app, region)
  connectFunctionsEmulator(functions, hostname, Number(port))
})
afterEach(() => vi.unstubAllGlobals())
afterAll(async () => {
  await deleteApp(app)
  await platform.close()
})

/** Adds an identity token to every request. The client itself takes the token from a browser session. */
function signIn(uid: string) {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    fetch(input, { ...init, headers: { ...init.headers, authorization: `Bearer user:${uid}` } }),
  )
}

test('it receives the stored user, merged with what it sent', async () => {
  signIn('ada')
  const getUserInfo = httpsCallable(functions, 'account/getUserInfo')
  await getUserInfo({ displayName: 'Ada', preferences: { language: 'de' } })
  const { data } = await getUserInfo({ preferences: { darkMode: true } })
  expect(data).toMatchObject({
    uid: 'ada',
    displayName: 'Ada',
    preferences: { language: 'de', darkMode: true },
  })
})

test('without a session it receives the code unauthenticated', async () => {
  await expect(httpsCallable(functions, 'account/getUserInfo')({})).rejects.toMatchObject({
    code: 'functions/unauthenticated',
  })
})

test('invalid data and unknown functions have their codes', async () => {
  signIn('ada')
  await expect(
    httpsCallable(functions, 'account/getUserInfo')({ preferences: 'none' }),
  ).rejects.toMatchObject({
    code: 'functions/invalid-argument',
  })
  await expect(httpsCallable(functions, 'account/nothing')({})).rejects.toMatchObject({
    code: 'functions/not-found',
  })
})

test('a call as a stream ends with its result', async () => {
  signIn('ada')
  const { stream, data } = await httpsCallable(functions, 'account/getUserInfo').stream({
    displayName: 'Ada',
  })
  expect(await data).toMatchObject({ uid: 'ada', displayName: 'Ada' })
  for await (const chunk of stream) expect.unreachable(`No function sends chunks: ${String(chunk)}`)
})

test('a call as a stream without a session fails with the code unauthenticated', async () => {
  const { stream, data } = await httpsCallable(functions, 'account/getUserInfo').stream({})
  await expect(data).rejects.toMatchObject({ code: 'functions/unauthenticated' })
  await expect(stream[Symbol.asyncIterator]().next()).rejects.toMatchObject({
    code: 'functions/unauthenticated',
  })
})
