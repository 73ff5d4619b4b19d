import { fileURLToPath } from 'node:url'
import { brand, handbookPath } from '@search-foundation/content/brand'
import { parseHTML } from 'linkedom'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Against hanging, in milliseconds: a first visit compiles the whole site. */
const patience = 300_000

let server: ViteDevServer
let origin: string

beforeAll(async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  server = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: 'silent',
    server: { port: 0, strictPort: false, hmr: false },
  })
  await server.listen()
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
}, patience)

afterAll(() => server.close())

/** Opens an address as a browser does that follows no redirects. */
async function visit(path: string) {
  const response = await fetch(origin + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
  return { response, document: parseHTML(await response.text()).document }
}

test(
  'an unknown path shows the landing page, with its title, header and footer',
  async () => {
    const landing = await visit('/')
    const unknown = await visit('/nonsense')
    expect(unknown.response.status).toBe(404)
    expect(unknown.document.querySelector('h1')?.textContent).toBe(
      landing.document.querySelector('h1')?.textContent,
    )
    expect(unknown.document.title).not.toBe('')
    for (const part of ['header', 'main', 'footer'])
      expect(unknown.document.querySelector(part)).not.toBeNull()
  },
  patience,
)

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  [handbookPath('de'), 'application/epub+zip'],
  [brand.logoZip, 'application/zip'],
])('%s is served as %s', async (path, type) => {
  const { response } = await visit(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(type)
})
