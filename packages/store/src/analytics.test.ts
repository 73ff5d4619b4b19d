import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'

import { startAnalytics, type AnalyticsWindow } from './analytics.ts'

const config = {
  appId: '1:1:web:1',
  apiKey: 'public',
  configUrl: 'https://config.example/apps',
  tagUrl: 'https://tag.example/gtag/js',
  collectUrls: [],
}

/** A page whose address and referrer contain keys, at a provider that returns `body`. */
function openPage(body: unknown, status = 200) {
  const { document } = parseHTML('<!doctype html><html><head><title>News</title></head><body></body></html>')
  const cookies = new Map([
    ['_ga', '1'],
    ['_ga_X', '2'],
    ['apiKey', 'sf_secret'],
  ])
  Object.defineProperties(document, {
    referrer: { value: 'https://search.example/results?q=sf_secret' },
    cookie: {
      get: () => [...cookies].map((entry) => entry.join('=')).join('; '),
      set: (text: string) => {
        cookies.delete(text.split('=')[0] ?? '')
      },
    },
  })
  const requests: Request[] = []
  const window = {
    document,
    location: new URL('https://www.site.example/news?apiKey=sf_secret#sf_secret'),
    fetch: async (...parameters: Parameters<typeof fetch>) => {
      requests.push(new Request(...parameters))
      return Response.json(body, { status })
    },
  } as unknown as AnalyticsWindow
  const commands = () => (window.dataLayer ?? []).map((entry) => [...(entry as Iterable<unknown>)])
  return { window, requests, cookies, commands, scripts: () => [...document.querySelectorAll('script')] }
}

test('loads the script of the configured measurement id, without automatic page views', async () => {
  const page = openPage({ measurementId: 'G-ABC123' })
  await startAnalytics(page.window, config)
  expect(page.requests.map(({ url, headers }) => [url, headers.get('x-goog-api-key')])).toEqual([
    ['https://config.example/apps/1%3A1%3Aweb%3A1/webConfig', 'public'],
  ])
  expect(page.scripts().map(({ src }) => src)).toEqual(['https://tag.example/gtag/js?id=G-ABC123'])
  expect(page.commands().find(([name]) => name === 'config')?.[2]).toMatchObject({ send_page_view: false })
})

test('reports path and title of a page, and no text of a query, a fragment or a referrer', async () => {
  const page = openPage({ measurementId: 'G-ABC123' })
  const analytics = await startAnalytics(page.window, config)
  analytics.viewPage(page.window.location)
  expect(page.commands().at(-1)).toEqual([
    'event',
    'page_view',
    { page_location: 'https://www.site.example/news', page_title: 'News' },
  ])
  expect(JSON.stringify(page.commands())).not.toContain('sf_secret')
})

test('stopping ends reporting and deletes the cookies of the provider only', async () => {
  const page = openPage({ measurementId: 'G-ABC123' })
  const analytics = await startAnalytics(page.window, config)
  expect(page.window).toHaveProperty(['ga-disable-G-ABC123'], false)
  analytics.stop()
  expect(page.window).toHaveProperty(['ga-disable-G-ABC123'], true)
  expect([...page.cookies.keys()]).toEqual(['apiKey'])
  expect(page.scripts()).toEqual([])
})

test.each([
  ['without a measurement id', {}, 200, 'no measurement id'],
  ['with an id that is no id', { measurementId: 'G-1"></script>' }, 200, 'no measurement id'],
  ['that is refused', {}, 403, 'status 403'],
])('a configuration %s loads no script', async (_, body, status, message) => {
  const page = openPage(body, status)
  await expect(startAnalytics(page.window, config)).rejects.toThrow(message)
  expect(page.scripts()).toEqual([])
  expect(page.window.dataLayer).toBeUndefined()
})
