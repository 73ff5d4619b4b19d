// A project of Next.js with the App Router: a server component, route handlers for Node and for the edge, and a component for the browser.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from '@search-foundation/start/ports'

const name = '@search-foundation/api-client'

const route = (runtime) => `
import { createClient, deepSearch, toReadableStream } from '${name}'

export const runtime = '${runtime}'

export async function POST(request: Request) {
  const { question } = (await request.json()) as { question: string }
  const client = createClient({ apiKey: 'key', baseUrl: process.env.API_ADDRESS })
  const messages = [{ role: 'user' as const, content: question }]
  const chunks = await deepSearch(client, { messages, stream: true }, { signal: request.signal })
  const texts = new TransformStream({
    transform: ({ choices }, controller) => controller.enqueue(choices[0].delta.content),
  })
  return new Response(toReadableStream(chunks).pipeThrough(texts).pipeThrough(new TextEncoderStream()))
}
`

/** Answers as the API does. */
async function startService() {
  const chunk = (content, finish_reason) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { type: 'text', content }, finish_reason }] })}\n\n`
  const server = createServer((request, response) => {
    if (request.url === '/v1/rerank')
      response
        .setHeader('content-type', 'application/json')
        .end('{"results":[{"index":0,"relevance_score":0.875}]}')
    else
      response
        .setHeader('content-type', 'text/event-stream')
        .end(`${chunk('Be', null)}${chunk('cause.', 'stop')}data: [DONE]\n\n`)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}

export const nextProject = {
  dependencies: {
    '@types/node': '24.19.2',
    '@types/react': '19.3.0',
    next: '16.4.6',
    react: '19.3.1',
    'react-dom': '19.3.1',
    typescript: '5.9.3',
  },
  files: {
    'next.config.mjs': 'export default { turbopack: { root: import.meta.dirname } }',
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        lib: ['dom', 'dom.iterable', 'esnext'],
        module: 'esnext',
        moduleResolution: 'bundler',
        strict: true,
        noEmit: true,
        esModuleInterop: true,
        isolatedModules: true,
        resolveJsonModule: true,
        jsx: 'react-jsx',
        plugins: [{ name: 'next' }],
      },
      include: ['next-env.d.ts', 'app'],
    }),
    'app/layout.tsx': `export default function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="en"><body>{children}</body></html>
}`,
    'app/page.tsx': `import { createClient, rerank } from '${name}'
import { Search } from './search'

export const dynamic = 'force-dynamic'

export default async function Page() {
  const client = createClient({ apiKey: 'key', baseUrl: process.env.API_ADDRESS, fetchOptions: { next: { revalidate: 60 } } })
  const { results } = await rerank(client, { model: 'jina-reranker-m0', query: 'apple', documents: ['an apple'] })
  return <main>Score {String(results[0]?.relevance_score)}<Search /></main>
}`,
    'app/search.tsx': `'use client'
import { createClient, safe, search } from '${name}'

export const Search = () => <button onClick={() => void safe(search(createClient({ baseUrl: '/api' }), { q: 'apple' }))}>Search</button>`,
    'app/node/route.ts': route('nodejs'),
    'app/edge/route.ts': route('edge'),
  },
  /** Builds the project, starts it, and reads the page and the streams of both runtimes. */
  async use({ run, start }) {
    const env = { NEXT_TELEMETRY_DISABLED: '1' }
    const next = 'node_modules/next/dist/bin/next'
    await run(process.execPath, [next, 'build'], env)
    const service = await startService()
    const port = await freePort()
    const stop = start(process.execPath, [next, 'start', '--hostname', '127.0.0.1', '--port', String(port)], {
      ...env,
      API_ADDRESS: service.address,
    })
    try {
      const address = `http://127.0.0.1:${port}`
      const page = await stop.answered(address)
      if (!page.includes('0.875')) throw new Error(`the page has no result: ${page}`)
      for (const runtime of ['node', 'edge']) {
        const response = await fetch(`${address}/${runtime}`, { method: 'POST', body: '{"question":"Why?"}' })
        const text = await response.text()
        if (text !== 'Because.')
          throw new Error(`the route for ${runtime} answers ${response.status}: ${text}`)
      }
    } finally {
      await stop()
      service.close()
    }
    return 'a page, a component for browsers, and streams from routes for Node and the edge'
  },
}
