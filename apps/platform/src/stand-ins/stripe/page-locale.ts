import { preferredLocale } from '@search-foundation/i18n/match-locale'
import type { Context } from 'hono'

/** The language of a hosted page: the one that the shop has asked for, else that of the browser. */
export const pageLocale = (context: Context, asked?: string): string =>
  preferredLocale(asked, context.req.header('accept-language'))
