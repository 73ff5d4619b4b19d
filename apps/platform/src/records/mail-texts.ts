import type { LocaleCode } from '@search-foundation/i18n/locale-table'
import { preferredLocale } from '@search-foundation/i18n/match-locale'
import { translator, type Translate } from '@search-foundation/i18n/translator'

import type { Sql } from '../kernel/storage/database.ts'

/** The texts of mails in one language. */
export interface MailTexts {
  locale: LocaleCode
  t: Translate<'mails'>
}

/** Returns the texts of mails for a language tag: English for an unknown or missing one. */
export function mailTexts(language: string | undefined): MailTexts {
  const locale = preferredLocale(language)
  return { locale, t: translator(locale, 'mails') }
}

/** Returns the texts of mails to a user, in the language that the user has chosen in the apps; in English if there is none. */
export async function mailTextsOfUser(sql: Sql, uid: string): Promise<MailTexts> {
  const [user] = await sql.query<{ language: string | null }>(
    `select profile #>> '{preferences,language}' as language from users where id = $1`,
    [uid],
  )
  return mailTexts(user?.language ?? undefined)
}

/** Returns the texts of mails about a key, in the language that its owner has chosen in the apps. Keys without an owner get English. */
export async function mailTextsOfKey(sql: Sql, keyId: string): Promise<MailTexts> {
  const [owner] = await sql.query<{ language: string | null }>(
    `select users.profile #>> '{preferences,language}' as language
     from api_keys join users on users.id = api_keys.user_id where api_keys.id = $1`,
    [keyId],
  )
  return mailTexts(owner?.language ?? undefined)
}
