import { Agent, request } from 'node:http'

export interface SentResponse {
  status: number
  text: string
  location: string | undefined
}

/** A small pool of kept-alive connections, as a client library has; the benchmark shares the processors with the platform. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

interface Outgoing {
  method?: 'GET' | 'POST'
  key?: string
  json?: unknown
  form?: Readonly<Record<string, string>>
}

/** Sends one request over a kept-alive connection; sends it again when the server has just closed that connection as idle. */
export function send(port: number, path: string, outgoing: Outgoing = {}): Promise<SentResponse> {
  const { method = 'POST', key, json, form } = outgoing
  const body = form === undefined ? JSON.stringify(json) : new URLSearchParams(form).toString()
  const headers: Record<string, string | number> = {}
  if (key !== undefined) headers['authorization'] = `Bearer ${key}`
  if (body !== undefined) {
    headers['content-type'] = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded'
    headers['content-length'] = Buffer.byteLength(body)
  }
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(parts).toString(),
          location: response.headers.location,
        }),
      )
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (call.reusedSocket && error.code === 'ECONNRESET') resolve(send(port, path, outgoing))
      else reject(error)
    })
    call.end(body)
  })
}

/** Sends a request and disconnects when the first bytes of the response arrive. Returns 0, or the status of a failed request. */
export function sendAndLeave(
  port: number,
  path: string,
  { key, json }: { key: string; json: unknown },
): Promise<number> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      response.once('data', () => {
        const { statusCode = 0 } = response
        call.destroy()
        resolve(statusCode === 200 ? 0 : statusCode)
      })
      response.on('error', () => undefined)
    })
    call.on('error', reject)
    call.end(JSON.stringify(json))
  })
}

/** Returns the parsed response of a request that must succeed. */
export async function ask<Body>(port: number, path: string, outgoing?: Outgoing): Promise<Body> {
  const { status, text } = await send(port, path, outgoing)
  if (status >= 300) throw new Error(`${path} responded with ${status}: ${text.slice(0, 200)}`)
  return JSON.parse(text) as Body
}
