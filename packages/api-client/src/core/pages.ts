import type { Client } from './client.ts'
import type { Reading } from './request.ts'

/** One page of a list. */
export interface Page<Item> {
  /** Items on the page, in the order of the list. */
  records: Item[]
  /** Cursor of the next page; null or undefined on the last page. */
  next_cursor?: string | null
}

/** Which page of a list to fetch. */
export interface PageOptions {
  /** Items per page, 1 to 1,000. */
  pageSize?: number | undefined
  /** `next_cursor` from the previous page; undefined for the first page. */
  cursor?: string | undefined
}

/** How a page is read. A body without records is no page. */
export const asPage = <Item>(): Partial<Reading<Page<Item>>> => ({
  map: (page: Page<Item>) => (Array.isArray(page.records) ? page : undefined),
})

/** The items of a list, fetched page by page as needed. */
export interface Items<Item> extends AsyncGenerator<Item, void, undefined> {
  /** Iterates over the pages instead. */
  pages(): AsyncGenerator<Page<Item>, void, undefined>
  /** Collects the items, `limit` at most. */
  toArray(limit: number): Promise<Item[]>
}

/** What a page is fetched with: the settings of the call, its place, and the time that is left for it. */
type PageSettings<Options> = Options & { pageSize: number; cursor: string | undefined; deadline: number }

type FetchPage<Item> = (cursor: string | undefined) => Promise<Page<Item>>

async function* eachPage<Item>(fetchPage: FetchPage<Item>): AsyncGenerator<Page<Item>, void, undefined> {
  let cursor: string | undefined
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    const page = await fetchPage(cursor)
    yield page
    if (!page.next_cursor) return
    if (page.next_cursor === cursor) throw new RangeError(`Repeated cursor: ${cursor}`)
    cursor = page.next_cursor
  }
}

async function* eachItem<Item>(fetchPage: FetchPage<Item>): AsyncGenerator<Item, void, undefined> {
  for await (const { records } of eachPage(fetchPage)) yield* records
}

/**
 * Iterates over the items of a list, 100 per page by default. Fetches the next page when the items of the current one are used up. `deadline`
 * limits all pages together. Throws `RangeError` when the service names the same page again, which would never end.
 */
export function pages<Item, Options extends { pageSize?: number | undefined; deadline?: number | undefined }>(
  client: Pick<Client, 'deadline'>,
  options: Options,
  fetchWith: (settings: PageSettings<Options>) => Promise<Page<Item>>,
): Items<Item> {
  const { pageSize = 100, deadline = client.deadline } = options
  const end = performance.now() + (deadline || Infinity)
  const fetchPage: FetchPage<Item> = (cursor) =>
    fetchWith({ ...options, pageSize, cursor, deadline: Math.max(Number.MIN_VALUE, end - performance.now()) })
  const items = eachItem(fetchPage)
  return Object.assign(items, {
    pages: () => eachPage(fetchPage),
    async toArray(limit: number) {
      const collected: Item[] = []
      if (limit > 0) for await (const item of items) if (collected.push(item) >= limit) break
      return collected
    },
  })
}
