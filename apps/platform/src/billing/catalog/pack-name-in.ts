import { packNamed } from '@search-foundation/content/pack-names'
import { translator } from '@search-foundation/i18n/translator'

/** Returns the name of a pack in a language. A pack that is not on sale has the name that was recorded. */
export function packNameIn(recorded: string, locale: string): string {
  const id = packNamed(recorded)
  return id === undefined ? recorded : translator(locale, 'common')(`packName.${id}`)
}
