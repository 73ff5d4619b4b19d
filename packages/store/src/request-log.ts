import type { Page } from '@search-foundation/api-client'
import type { LoggedRequest } from '@search-foundation/api-client/account'

/** Pages of the request log, newest first, and the cursor of each. */
export interface RequestPages {
  pages: Page<LoggedRequest>[]
  pageParams: string[]
}

/** Order of the log: the newest request first. */
const byTime = (a: LoggedRequest, b: LoggedRequest) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id)

/**
 * Returns the pages with the newest requests in them, or the same pages when all of these are known. A request whose response was streamed is
 * logged when it ends, so a new one may belong between known ones. When none is known, requests between them and the pages may be
 * missing: the result then has the newest page only.
 */
export function withNewest(log: RequestPages, newest: Page<LoggedRequest>): RequestPages {
  const [first, ...others] = log.pages
  const known = new Set(first?.records.map(({ id }) => id))
  const added = newest.records.filter(({ id }) => !known.has(id))
  if (added.length === 0) return log
  if (first === undefined || added.length === newest.records.length)
    return { pages: [newest], pageParams: log.pageParams.slice(0, 1) }
  return { ...log, pages: [{ ...first, records: [...added, ...first.records].toSorted(byTime) }, ...others] }
}
