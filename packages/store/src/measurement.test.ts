import { parseHTML } from 'linkedom'
import { expect, test, vi } from 'vitest'

import type { AnalyticsWindow } from './analytics.ts'
import { createMeasurement } from './measurement.ts'

const config = {
  appId: '1:1:web:1',
  apiKey: 'public',
  configUrl: 'https://config.example/apps',
  tagUrl: 'https://tag.example/gtag/js',
  collectUrls: [],
}
const address = { origin: 'https://site.example', pathname: '/news' }

function openPage(respond: () => Promise<Response>) {
  const { document } = parseHTML('<!doctype html><html><head></head><body></body></html>')
  Object.defineProperties(document, { referrer: { value: '' }, cookie: { value: '' } })
  const fetch = vi.fn(respond)
  const window = { document, location: new URL('https://site.example/'), fetch } as unknown as AnalyticsWindow
  const views = () =>
    (window.dataLayer ?? [])
      .map((entry) => [...(entry as Iterable<unknown>)])
      .filter(([name]) => name === 'event')
  return { window, fetch, views }
}
const configured = async () => Response.json({ measurementId: 'G-ABC123' })

test('without consent nothing is requested and nothing is reported', async () => {
  const page = openPage(configured)
  const measurement = createMeasurement(page.window, config)
  measurement.setEnabled(false)
  measurement.viewPage(address)
  await new Promise(setImmediate)
  expect(page.fetch).not.toHaveBeenCalled()
  expect(page.window.dataLayer).toBeUndefined()
})

test('with consent every view is reported, until it is withdrawn', async () => {
  const page = openPage(configured)
  const measurement = createMeasurement(page.window, config)
  for (const isEnabled of [true, true]) measurement.setEnabled(isEnabled)
  measurement.viewPage(address)
  await vi.waitFor(() => expect(page.views()).toHaveLength(1))
  measurement.viewPage(address)
  await vi.waitFor(() => expect(page.views()).toHaveLength(2))
  expect(page.fetch).toHaveBeenCalledTimes(1)
  measurement.setEnabled(false)
  measurement.viewPage(address)
  await vi.waitFor(() => expect(page.window).toHaveProperty(['ga-disable-G-ABC123'], true))
  expect(page.views()).toHaveLength(2)
})

test('a provider that cannot be reached is logged, and the page goes on', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const page = openPage(() => Promise.reject(new TypeError('offline')))
  const measurement = createMeasurement(page.window, config)
  measurement.setEnabled(true)
  measurement.viewPage(address)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  expect(page.views()).toEqual([])
  warn.mockRestore()
})
