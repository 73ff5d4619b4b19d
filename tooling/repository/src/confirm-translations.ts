/** `pnpm confirm-translations`: records that every translation says what the English says now, and prints what had changed. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { confirmationFile, confirmationOf, unconfirmed } from './confirmed-translations.ts'
import { readTranslations } from './read-translations.ts'
import { read, root } from './repository.ts'

const translations = readTranslations()
const confirmed = existsSync(join(root, confirmationFile)) ? read(confirmationFile) : ''
for (const line of unconfirmed(translations, confirmed)) console.log(line)
writeFileSync(join(root, confirmationFile), `${confirmationOf(translations).join('\n')}\n`)
