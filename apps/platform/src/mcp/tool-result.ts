import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'

/** Longest text of a result, in characters: about 20,000 tokens, below what clients accept. */
export const longestText = 80_000

/** Returns a text that clients accept; a longer one is cut, and says so and what helps. */
export function cutText(text: string): string {
  if (text.length <= longestText) return text
  return `${text.slice(0, longestText)}\n\n[Cut after ${longestText} of ${text.length} characters. Ask for less, for example with tokenBudget or num.]`
}

/** Returns the result of a call that succeeded. */
export const textResult = (text: string): CallToolResult => ({
  content: [{ type: 'text', text: cutText(text) }],
})

/** Returns the result of a call that failed, for the agent to read and act on. */
export const errorResult = (message: string): CallToolResult => ({
  content: [{ type: 'text', text: message }],
  isError: true,
})

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Returns what a failed response says, with its status: the reader, deep search and the other calls have shapes of their own. */
export async function failureOf(response: Response): Promise<string> {
  const text = await response.text()
  let said: unknown = text
  try {
    const { detail, error, readableMessage, message } = JSON.parse(text) as Record<string, unknown>
    const inner =
      typeof error === 'object' && error !== null ? (error as { message?: unknown }).message : error
    said = [detail, readableMessage, message, inner].find(isText) ?? text
  } catch {
    // Not JSON: the text itself says it.
  }
  const wait = response.headers.get('retry-after')
  const hint = wait === null ? '' : ` Try again in ${wait} seconds.`
  return `${response.status}: ${String(said).slice(0, 2000)}${hint}`
}
