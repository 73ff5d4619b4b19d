import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort } from 'node:worker_threads'

const usage = { prompt_tokens: 10, completion_tokens: 100_000, total_tokens: 100_010 }
const chunk = JSON.stringify({ choices: [{ index: 0, delta: { content: 'word '.repeat(2000) } }] })

/** An inference service: streams 1 MB at once, and its usage three seconds later. */
const serve: RequestListener = (request, response) => {
  request.resume()
  if (request.url?.endsWith('/chat/completions') !== true) {
    const data = [{ object: 'embedding', index: 0, embedding: [1, 0, 0] }]
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ object: 'list', model: 'jina-embeddings-v3', data, usage }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (let count = 0; count < 100; count++) response.write(`data: ${chunk}\n\n`)
  setTimeout(() => {
    response.end(`data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`)
  }, 3000)
}

const server = createServer(serve).listen(0, '127.0.0.1')
await once(server, 'listening')
parentPort?.postMessage((server.address() as AddressInfo).port, [])
