/** One page of a list, and where the next begins; null or nothing on the last. */
export interface Page<Item> {
  records: Item[]
  next_cursor?: string | null
}

/** Goes through a list item by item. A page is asked for when the one before is used up, and not before. */
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
