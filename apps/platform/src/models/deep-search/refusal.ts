import { localeTable } from '@search-foundation/i18n/locale-table'
import { matchLocale } from '@search-foundation/i18n/match-locale'

import type { ChatRequest } from './chat-request.ts'

const languages = localeTable.map(({ code }) => code).join(', ')

/** Why the local engine cannot do what is asked, in words; undefined when it can. It quotes texts and writes none. */
export function refusal(request: ChatRequest): string | undefined {
  const { response_format: format, search_provider: provider } = request
  if (format !== undefined && format.type !== 'text')
    return `response_format ${format.type}: the local engine answers with quotations and cannot fill a schema.`
  const parts = request.messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content))
  const other = parts.find(({ type }) => type !== 'text')
  if (other !== undefined)
    return `messages: the local engine reads texts only, no part of type ${other.type.slice(0, 40)}.`
  if (request.with_images) return 'with_images: the local engine finds texts only, no images.'
  if (typeof provider === 'string')
    return 'search_provider: the local engine searches the documents of this site and nothing else.'
  if (request.team_size > 1) return 'team_size: the local engine works alone.'
  for (const field of ['language_code', 'search_language_code'] as const) {
    const code = request[field]
    if (code !== undefined && matchLocale(code) === undefined)
      return `${field}: the local engine has these languages: ${languages}.`
  }
  return undefined
}
