import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js'
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type CallToolResult,
  type ServerNotification,
  type ServerRequest,
} from '@modelcontextprotocol/sdk/types.js'
import { brand } from '@search-foundation/content/brand'
import { z } from 'zod'

import { log } from '../kernel/log.ts'
import { listedTools } from './listed-tools.ts'
import { DeepSearchFailure, readDeepSearch } from './read-deep-search.ts'
import { errorResult, failureOf, textResult } from './tool-result.ts'
import { tools, type Tool, type ToolCall } from './tools.ts'

/** Makes a call of the product API in this process, as the client of the tool would: with its key, charged, limited and logged. */
export type MakeCall = (call: ToolCall, signal: AbortSignal) => Promise<Response>

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>

const version = '1.0.0'

/** Returns a function that tells the client about a step, if it has asked for progress. */
function reporter({ _meta: meta, sendNotification }: Extra): (message: string) => Promise<void> {
  const progressToken = meta?.progressToken
  let progress = 0
  return async (message) => {
    if (progressToken === undefined) return
    progress++
    await sendNotification({ method: 'notifications/progress', params: { progressToken, progress, message } })
  }
}

async function run(called: Tool, given: unknown, makeCall: MakeCall, extra: Extra): Promise<CallToolResult> {
  const parsed = called.input.safeParse(given ?? {})
  if (!parsed.success)
    return errorResult(`The arguments are not valid. ${z.prettifyError(parsed.error)}`.slice(0, 4000))
  const { path, accept, bodyOf } = called
  const call = { path, body: bodyOf(parsed.data), ...(accept !== undefined && { accept }) }
  const response = await makeCall(call, extra.signal)
  if (!response.ok) return errorResult(await failureOf(response))
  if (accept === 'text/event-stream' && response.body !== null)
    return textResult(await readDeepSearch(response.body, reporter(extra)))
  return textResult(await response.text())
}

/** Creates the server of one request: it answers the protocol and makes the calls of its tools by `makeCall`. */
export function mcpServer(makeCall: MakeCall): Server {
  const server = new Server(
    { name: 'search-foundation', title: brand.name, version },
    {
      capabilities: { tools: {} },
      instructions:
        'Search the web, read pages, and embed, rerank, classify or segment texts. Calls are charged in tokens.',
    },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...listedTools] }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
    const called = tools.find(({ name }) => name === params.name)
    if (called === undefined)
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no tool ${JSON.stringify(params.name.slice(0, 100))}.`,
      )
    try {
      return await run(called, params.arguments, makeCall, extra)
    } catch (error) {
      if (error instanceof DeepSearchFailure) return errorResult(error.message)
      if (extra.signal.aborted) throw error
      log('error', 'tool failed', {
        tool: called.name,
        error: error instanceof Error ? error.stack : String(error),
      })
      throw new McpError(ErrorCode.InternalError, 'The tool failed. Try again.')
    }
  })
  return server
}
