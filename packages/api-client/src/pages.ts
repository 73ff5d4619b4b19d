/** One page of a list. */
export interface Page<Item> {
  records: Item[]
  /** Cursor of the next page; null or undefined on the last page. */
  next_cursor?: string | null
}

/** Which page of a list to fetch. */
export interface PageOptions {
  /** Items per page, 1 to 1,000. */
  pageSize?: number | undefined
  /** `next_cursor` of the page before; undefined for the first page. */
  cursor?: string | undefined
}

/** Returns a page. Throws `TypeError` when it is none. */
export function checkedPage<Item>(page: Page<Item>): Page<Item> {
  if (!Array.isArray(page.records)) throw new TypeError('The page has no records.')
  return page
}

/**
 * Iterates over the items of a list. Fetches the next page when the items of the current one are used up.
 * Throws `RangeError` when the service names the same page again, which would never end.
 */
export async function* pages<Item>(
  fetchPage: (cursor: string | undefined) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  let cursor: string | undefined
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    const { records, next_cursor: next } = await fetchPage(cursor)
    yield* records
    if (!next) return
    if (next === cursor) throw new RangeError(`Repeated cursor: ${next}`)
    cursor = next
  }
}
