import { json } from 'node:stream/consumers'
import type { UserProfile } from '@search-foundation/api-client'
import { expect, test } from 'vitest'

import { savedViewsApi } from './endpoints/saved-views.ts'
import { openStore } from './open-store.test-support.ts'
import { changedViews, mostViews, profileWithViews, savedViewsOf, type SavedView } from './saved-views.ts'
import { userReceived } from './user.ts'

const view = (name: string, query = 'status=4xx'): SavedView => ({ name, query })
const namesOf = (views: readonly SavedView[]) => views.map(({ name }) => name).join(' ')
const views = [view('a'), view('b'), view('c')]

test('a view is saved at the end, and one with its name is replaced', () => {
  expect(namesOf(changedViews(views, { kind: 'save', view: view('d') }))).toBe('a b c d')
  expect(changedViews(views, { kind: 'save', view: view('b', 'status=5xx') })).toEqual([
    view('a'),
    view('c'),
    view('b', 'status=5xx'),
  ])
})

test('a renamed view keeps its place, and takes a name from another one', () => {
  expect(namesOf(changedViews(views, { kind: 'rename', name: 'b', to: 'x' }))).toBe('a x c')
  expect(namesOf(changedViews(views, { kind: 'rename', name: 'c', to: 'a' }))).toBe('b a')
  expect(changedViews(views, { kind: 'rename', name: 'b', to: 'b' })).toEqual(views)
})

test('a view that is gone is neither removed nor renamed', () => {
  expect(namesOf(changedViews(views, { kind: 'remove', name: 'b' }))).toBe('a c')
  expect(changedViews(views, { kind: 'remove', name: 'x' })).toEqual(views)
  expect(changedViews(views, { kind: 'rename', name: 'x', to: 'a' })).toEqual(views)
})

test('more views than an account may have push out the oldest', () => {
  const many = Array.from({ length: mostViews }, (_, index) => view(`v${index}`))
  const next = changedViews(many, { kind: 'save', view: view('new') })
  expect(next).toHaveLength(mostViews)
  expect(next.at(-1)).toEqual(view('new'))
})

test('views come back from the profile, and other values of it are none', () => {
  expect(savedViewsOf(profileWithViews(views))).toEqual(views)
  for (const requestViews of [undefined, null, 'a', [{ name: 1 }], [view('a'), 'b']])
    expect(savedViewsOf({ preferences: { requestViews } })).toEqual([])
  expect(savedViewsOf({})).toEqual([])
})

/** A store with a user, over a service whose profile another device has changed. */
async function openProfile(preferences: Record<string, unknown>, uid = 'u1') {
  const profile = { uid: 'u1', preferences }
  const { store } = await openStore(
    async (request, response) => {
      const { data } = (await json(request)) as { data: UserProfile }
      Object.assign(profile.preferences, data.preferences)
      response.end(JSON.stringify({ result: profile }))
    },
    { identityToken: () => Promise.resolve('token') },
  )
  store.dispatch(userReceived({ uid }))
  return { store, profile }
}

test('a view of this device is added to those that the service has now', async () => {
  const { store, profile } = await openProfile({ language: 'de', requestViews: [view('of another device')] })
  const change = { kind: 'save', view: view('mine') } as const
  await store.dispatch(savedViewsApi.endpoints.changeSavedViews.initiate(change)).unwrap()
  expect(profile.preferences).toEqual({
    language: 'de',
    requestViews: [view('of another device'), view('mine')],
  })
  expect(savedViewsOf(store.getState().user.user ?? {})).toEqual(profile.preferences['requestViews'])
})

test('a response for another user than the one who is signed in now is not stored', async () => {
  const { store } = await openProfile({}, 'u2')
  const change = { kind: 'save', view: view('mine') } as const
  await store.dispatch(savedViewsApi.endpoints.changeSavedViews.initiate(change)).unwrap()
  expect(savedViewsOf(store.getState().user.user ?? {})).toEqual([])
})
