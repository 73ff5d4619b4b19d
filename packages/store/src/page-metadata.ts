/** Metadata of a page that change while it is open. */
export interface PageMetadata {
  title: string
  description?: string
}

/** Page metadata updates are debounced by this time (specification §4, §9). */
const debounceMilliseconds = 50

const timers = new WeakMap<Document, ReturnType<typeof setTimeout>>()

/** Shows the metadata of a page in its document, 50 ms after the last call. */
export function updatePageMetadata(document: Document, { title, description }: PageMetadata): void {
  clearTimeout(timers.get(document))
  const timer = setTimeout(() => {
    document.title = title
    if (description !== undefined) {
      document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    }
  }, debounceMilliseconds)
  timers.set(document, timer)
}
