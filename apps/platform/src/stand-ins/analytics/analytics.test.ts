import { expect, test } from 'vitest'

import { startTestStandIns } from '../stand-ins.test-support.ts'

const collect = (url: string, event: Record<string, string>) =>
  fetch(`${url}/analytics/g/collect?${new URLSearchParams(event).toString()}`, { method: 'POST' })

const view = { v: '2', tid: 'G-LOCAL00000', en: 'page_view', dl: 'http://localhost:3000/news', dt: 'News' }

test('an app has a measurement id, and an unknown app none', async () => {
  const { url } = await startTestStandIns()
  const config = (id: string) => fetch(`${url}/analytics/v1alpha/projects/-/apps/${id}/webConfig`)
  expect(await (await config('1:000000000000:web:local')).json()).toMatchObject({
    measurementId: 'G-LOCAL00000',
  })
  expect((await config('1:1:web:other')).status).toBe(404)
})

test('events are kept, the newest thousand', async () => {
  const now = () => new Date('2026-11-22T12:00:00Z')
  const { url } = await startTestStandIns({ now })
  expect((await collect(url, view)).status).toBe(204)
  const events = async () => (await (await fetch(`${url}/analytics/events`)).json()) as { title: string }[]
  expect(await events()).toEqual([
    { at: now().toISOString(), name: 'page_view', location: view.dl, title: 'News', referrer: '' },
  ])
  for (let count = 0; count < 1000; count++) await collect(url, { ...view, dt: String(count) })
  expect((await events()).map(({ title }) => title)).toEqual(
    Array.from({ length: 1000 }, (_, count) => String(count)),
  )
})

test.each([
  ['of another app', { ...view, tid: 'G-OTHER' }],
  ['without an address', { v: '2', tid: view.tid, en: view.en }],
  ['with an address without end', { ...view, dl: 'x'.repeat(2001) }],
])('an event %s is refused', async (_, event) => {
  const { url } = await startTestStandIns()
  expect((await collect(url, event)).status).toBe(400)
  expect(await (await fetch(`${url}/analytics/events`)).json()).toEqual([])
})
