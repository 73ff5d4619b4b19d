import { localeTable } from '@search-foundation/i18n/locale-table'
import { matchLocale } from '@search-foundation/i18n/match-locale'

import type { ChatRequest } from './chat-request.ts'

const languages = localeTable.map(({ code }) => code).join(', ')

interface Refusal {
  /** The field of the request that asks for it. */
  field: string
  why: string
}

/** Returns what the local engine cannot do of what is asked; undefined when it can do all. It quotes texts and writes none. */
export function refusal(request: ChatRequest): Refusal | undefined {
  const { response_format: format, search_provider: provider } = request
  if (format !== undefined && format.type !== 'text')
    return {
      field: 'response_format',
      why: `The local engine answers with quotations and cannot fill a schema, so it takes no ${format.type.slice(0, 40)}.`,
    }
  const parts = request.messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content))
  const other = parts.find(({ type }) => type !== 'text')
  if (other !== undefined)
    return {
      field: 'messages',
      why: `The local engine reads texts only, no part of type ${other.type.slice(0, 40)}.`,
    }
  if (request.with_images)
    return { field: 'with_images', why: 'The local engine finds texts only, no images.' }
  if (typeof provider === 'string')
    return {
      field: 'search_provider',
      why: 'The local engine searches the documents of this site and nothing else.',
    }
  if (request.team_size > 1)
    return { field: 'team_size', why: 'The local engine has no team: team_size must be 1.' }
  for (const field of ['language_code', 'search_language_code'] as const) {
    const code = request[field]
    if (code !== undefined && matchLocale(code) === undefined)
      return { field, why: `The local engine has these languages: ${languages}.` }
  }
  return undefined
}
