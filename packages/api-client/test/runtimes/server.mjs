import { createServer } from 'node:http'

const json = (response, status, body, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

const openStream = (response) => response.writeHead(200, { 'content-type': 'text/event-stream' })

/**
 * Starts a server that misbehaves on request: the first part of a path is the behavior, the second (`run`) identifies the test.
 * Returns its address and functions to serve a text and to close it.
 */
export async function startServer() {
  const counts = new Map()
  const closed = new Set()
  /** Connections that are cut on request, by run. */
  const open = new Map()
  const files = new Map()
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*, authorization')
    response.setHeader('access-control-allow-methods', '*')
    response.setHeader('access-control-expose-headers', '*')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    const [, behavior = '', run = '', ...rest] = new URL(request.url, 'http://localhost').pathname.split('/')
    const count = (counts.get(`${behavior}/${run}`) ?? 0) + 1
    counts.set(`${behavior}/${run}`, count)
    const path = rest.join('/')
    switch (behavior) {
      case 'file':
        return files.has(run)
          ? response.writeHead(200, { 'content-type': files.get(run).type }).end(files.get(run).text)
          : response.writeHead(404).end()
      case 'count':
        return json(response, 200, { count: counts.get(decodeURIComponent(run)) ?? 0 })
      case 'closed':
        return json(response, 200, { closed: closed.has(run) })
      case 'cut':
        open.get(run)?.destroy()
        return json(response, 200, {})
      case 'ok':
        return json(response, 200, [{ path, authorization: request.headers.authorization ?? null }])
      case 'not-json':
        return response.writeHead(200).end('<b>welcome')
      case 'refuse':
        return json(response, 402, { detail: 'Not enough tokens.' }, { 'x-request-id': 'request-1' })
      case 'flaky':
        return count < 3
          ? json(response, 503, { detail: 'Soon.' }, { 'retry-after': '0' })
          : json(response, 200, [])
      case 'always-503':
        return json(response, 503, { detail: 'Never.' }, { 'retry-after': '0' })
      case 'once-503':
        return count < 2
          ? json(response, 503, { key: 0 }, { 'retry-after': '0' })
          : json(response, 200, { key: request.headers['idempotency-key'] })
      case 'silent':
        return
      case 'half':
        return response.writeHead(200, { 'content-type': 'application/json' }).write('{"half":')
      case 'drop':
        return request.socket.destroy()
      case 'redirect':
        return response.writeHead(307, { location: `/ok/${run}` }).end()
      case 'unauthorized':
        return request.headers.authorization === 'Bearer renewed'
          ? json(response, 200, { result: 'welcome' })
          : json(response, 401, { error: { message: 'Sign in.' } })
      case 'form': {
        let text = ''
        for await (const part of request) text += part
        return json(response, 200, { api_key: `${request.headers['content-type']} ${text}` })
      }
      case 'embeddings': {
        let text = ''
        for await (const part of request) text += part
        const data = JSON.parse(text).input.map((input, index) => ({
          index,
          embedding: Buffer.from(Float32Array.of(Number(input), 0.5).buffer).toString('base64'),
        }))
        return json(response, 200, { data, usage: { total_tokens: data.length } })
      }
      case 'upload': {
        let length = 0
        for await (const part of request) length += part.length
        return json(response, 200, { id: 'job', status: 'waiting', length })
      }
      case 'functions':
        if (path === 'image/png') return response.writeHead(200, { 'content-type': 'image/png' }).end('png')
        if (path === 'audio/mp3') return response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('mp3')
        if (path === 'fail/now')
          return json(response, 403, { error: { message: 'No.', status: 'PERMISSION_DENIED', details: [1] } })
        if (path === 'events/three')
          return openStream(response).end(
            'id: 1\ndata: one\n\nevent: step\ndata: two\ndata: lines\n\ndata: 三\n\n',
          )
        if (path === 'events/cut') {
          openStream(response).write('id: 7\ndata: one\n\n')
          return open.set(run, request.socket)
        }
        if (path === 'events/endless') {
          openStream(response)
          const timer = setInterval(() => response.write('data: tick\n\n'), 5)
          return request.socket.on('close', () => {
            clearInterval(timer)
            closed.add(run)
          })
        }
        return json(response, 200, { result: { greeting: 'hello' } })
      case 'pages':
        return json(response, 200, {
          records: [{ id: String(count) }],
          next_cursor: count < 3 ? String(count) : null,
        })
      case 'deep-search': {
        const chunk = (delta, finish_reason = null) =>
          `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`
        openStream(response).write(chunk({ type: 'think', content: 'hm' }))
        return response.end(chunk({ type: 'text', content: 'An answer.' }, 'stop'))
      }
      default:
        return json(response, 404, { detail: 'Not Found' })
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    /** Serves a text below /file/{name}. */
    serve: (name, type, text) => files.set(name, { type, text }),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
