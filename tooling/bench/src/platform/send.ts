import { Agent, request } from 'node:http'

export interface Answer {
  status: number
  text: string
  location: string | undefined
}

/** Few kept connections, as a client library has; the benchmark shares its processors with the platform. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

interface Outgoing {
  method?: 'GET' | 'POST'
  key?: string
  json?: unknown
  form?: Readonly<Record<string, string>>
}

/** One call over a kept connection; begun anew when the server has just closed that for idleness. */
export function send(port: number, path: string, outgoing: Outgoing = {}): Promise<Answer> {
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

/** Begins a call and goes away when the first bytes of the answer arrive. Answers 0, or the status of a call that failed. */
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

/** The parsed answer of a call that must succeed. */
export async function ask<Body>(port: number, path: string, outgoing?: Outgoing): Promise<Body> {
  const { status, text } = await send(port, path, outgoing)
  if (status >= 300) throw new Error(`${path} was answered with ${status}: ${text.slice(0, 200)}`)
  return JSON.parse(text) as Body
}
