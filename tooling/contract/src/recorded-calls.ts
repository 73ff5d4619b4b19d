import type { ApiDocument } from './api-document.ts'

/** What was sent and received. Bodies are parsed JSON, the fields of a form, or text. */
export interface Exchange {
  operationId: string | undefined
  request: { path: string; type?: string; body?: unknown }
  response: { status: number; type?: string; body?: unknown }
}

/** One call over the network, and where it does not conform to the document. */
export interface RecordedCall extends Exchange {
  call: string
  status: number
  faults: string[]
}

async function bodyOf(message: Request | Response): Promise<{ type?: string; body?: unknown }> {
  const copy = message.clone()
  const type = copy.headers.get('content-type')?.split(';')[0] ?? ''
  if (copy.body === null || type === '') return {}
  if (type === 'application/json') return { type, body: JSON.parse((await copy.text()) || 'null') }
  if (!/form/.test(type)) return { type, body: await copy.text() }
  const fields = [...(await copy.formData())].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : `@${value.name}`,
  ])
  return { type, body: Object.fromEntries(fields) as unknown }
}

function requestFaults(document: ApiDocument, request: Request, body: string): string[] {
  const { pathname, searchParams } = new URL(request.url)
  const described = document.find(request.method, pathname)
  if (described === undefined) return [`The document has no ${request.method} ${pathname}.`]
  const names = new Set(described.parameters?.filter((entry) => entry.in === 'query').map(({ name }) => name))
  const unknown = [...searchParams.keys()].filter((name) => !names.has(name) && name !== 'api_key')
  const faults = unknown.map((name) => `The document has no parameter ${name}.`)
  const type = request.headers.get('content-type')?.split(';')[0] ?? ''
  if (body === '') return faults
  const { content } = described.requestBody ?? {}
  if (type === 'application/json') {
    const misfit = document.misfit(content, type, JSON.parse(body))
    if (misfit !== undefined) faults.push(`request: ${misfit}`)
  } else if (content?.[type] === undefined) {
    faults.push(`The document has no body of type ${type}.`)
  }
  return faults
}

async function answerFaults(document: ApiDocument, request: Request, response: Response): Promise<string[]> {
  const described = document.find(request.method, new URL(request.url).pathname)
  const expected = described?.responses[response.status]
  if (expected === undefined) return [`The document has no status ${response.status}.`]
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  if (type === '') return []
  if (type !== 'application/json')
    return expected.content?.[type] === undefined ? [`The document has no response of type ${type}.`] : []
  const misfit = document.misfit(expected.content, type, await response.clone().json())
  return misfit === undefined ? [] : [`response: ${misfit}`]
}

/** Returns a `fetch` that compares every call with the document, and the list of its results. */
export function recordingFetch(document: ApiDocument): { fetch: typeof fetch; recorded: RecordedCall[] } {
  const recorded: RecordedCall[] = []
  return {
    recorded,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const body = await request.clone().text()
      const sent = await bodyOf(request)
      const response = await fetch(request)
      const { pathname, search } = new URL(request.url)
      recorded.push({
        operationId: document.find(request.method, pathname)?.operationId,
        request: { path: pathname + search, ...sent },
        response: { status: response.status, ...(await bodyOf(response)) },
        call: `${request.method} ${pathname}`,
        status: response.status,
        faults: [
          ...requestFaults(document, request, body),
          ...(await answerFaults(document, request, response)),
        ],
      })
      return response
    },
  }
}
