import { parseEntry, readStoredUser, type TextStorage } from '@search-foundation/store/preferences'

/** Fields of demos. A field with a name belongs to a form that is sent, such as that to the sales team, and is not kept. */
const texts = '[data-island] :is(textarea, input:not([type=checkbox], [type=radio])):not([name])'
const choices = '[data-island] select:not([name])'

/** What is kept of a field (specification §3, embedding store), in entries of the tab: the next tab starts with the samples again. */
const entries = [
  { selector: texts, entry: 'sf:embedding.userDocuments' },
  { selector: choices, entry: 'sf:embedding.task' },
]

/** The values of one kind of field: whose they are, then the values by page and id. */
interface Kept {
  user: string
  values: Record<string, Record<string, string>>
}

/**
 * Keeps what the visitor types and chooses in the demos, and puts it back when a page is loaded again, before its islands start: they take
 * over whatever the fields contain. What the address asks for wins, and the next user sees nothing of it.
 * @param session storage of the tab
 * @returns whether a field shows what the visitor left there
 */
export function connectDemoInputs(
  document: Document,
  session: TextStorage,
  storage: TextStorage,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): boolean {
  const user = readStoredUser(storage)?.name ?? ''
  let isKept = false
  for (const { selector, entry } of entries) {
    const values = search === '' ? (read(session, entry, user).values[pathname] ?? {}) : {}
    isKept = putBack(document, selector, values) || isKept
    const keep = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.matches(selector) || target.id === '') return
      const kept = read(session, entry, user)
      kept.values[pathname] = { ...kept.values[pathname], [target.id]: (target as HTMLInputElement).value }
      session.setItem(entry, JSON.stringify(kept))
    }
    document.addEventListener('input', keep)
    document.addEventListener('change', keep)
  }
  return isKept
}

/** Returns whether a field got another value than its page gave it. */
function putBack(document: Document, selector: string, values: Readonly<Record<string, unknown>>): boolean {
  let isChanged = false
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(selector)) {
    const value = values[field.id]
    if (typeof value !== 'string') continue
    // Another version of the site may have offered other choices.
    if (field.localName === 'select' && !hasOption(field, value)) continue
    isChanged ||= field.value !== value
    field.value = value
  }
  return isChanged
}

const hasOption = (select: Element, value: string): boolean =>
  [...select.querySelectorAll('option')].some((option) => option.value === value)

/** Reads what is kept for this user; nothing when it is another user's, or damaged. */
function read(session: TextStorage, entry: string, user: string): Kept {
  const kept = parseEntry(session.getItem(entry)) as Partial<Kept> | null
  return kept?.user === user && kept.values instanceof Object
    ? { user, values: kept.values }
    : { user, values: {} }
}
