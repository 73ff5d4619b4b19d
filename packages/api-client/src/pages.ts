/** One page of a list. */
export interface Page<Item> {
  records: Item[]
  /** Cursor of the next page; null or undefined on the last page. */
  next_cursor?: string | null
}

/** Which page of a list to fetch. */
export interface PageOptions {
  /** Items per page, 1 to 1,000. */
  pageSize?: number
  /** `next_cursor` of the page before; undefined for the first page. */
  cursor?: string | undefined
}

/** Iterates over the items of a list. Fetches the next page when the items of the current one are used up. */
export async function* pages<Item>(
  fetchPage: (cursor: string | undefined) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  let cursor: string | null | undefined
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    const page = await fetchPage(cursor ?? undefined)
    yield* page.records
    cursor = page.next_cursor
  } while (cursor)
}
