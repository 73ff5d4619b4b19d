import { brand } from '@search-foundation/content/brand'

import type { Config } from '../kernel/config.ts'
import type { Identity } from '../kernel/identity.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { exportSections } from './export-sections.ts'
import type { BodyStore } from './request-bodies/body-store.ts'

const about = `All data that ${brand.name} stores about this account. Keys are identified by their last four characters, because their text is not stored. Messages to the email address are included once it is confirmed, and mails with a code without their text.`

/** Yields the export of a user's data as parts of one JSON document. */
export async function* writeExport(
  sql: Sql,
  sources: { seller: Config['seller']; bodyStore: BodyStore },
  identity: Identity,
  at: Date,
): AsyncGenerator<string> {
  const { uid, email, phone, authTime } = identity
  const head = {
    about,
    exported_at: at.toISOString(),
    user: { uid, email: email ?? null, phone: phone ?? null, signed_in_at: authTime.toISOString() },
  }
  yield JSON.stringify(head).slice(0, -1)
  for await (const [name, pages] of exportSections(sql, sources, identity)) {
    let isFirst = true
    yield `,\n${JSON.stringify(name)}:[`
    for await (const rows of pages) {
      if (rows.length === 0) continue
      yield `${isFirst ? '' : ','}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`
      isFirst = false
    }
    yield ']'
  }
  yield '}\n'
}
