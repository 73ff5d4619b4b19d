import { readSettings } from '@search-foundation/store/preferences'
import { isComposing } from '@search-foundation/ui/hotkey'

import { session, storage } from '../visitor/browser-storage.ts'
import { markLanguage } from './mark-language.ts'
import { loadPageEntries, loadSectionEntries, type PageEntry } from './page-entries.ts'
import { questionEntries } from './question-entries.ts'
import { searchPages } from './search-pages.ts'

let connected: { show(): void } | undefined

/** Opens the command palette: the page's `<dialog data-palette>` with a list of all pages in its language. */
export function openCommandPalette(document: Document): void {
  connected ??= connect(document)
  connected?.show()
}

function connect(document: Document): { show(): void } | undefined {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-palette]')
  const input = dialog?.querySelector('input')
  const list = dialog?.querySelector<HTMLElement>('[role=listbox]')
  const status = dialog?.querySelector<HTMLElement>('[role=status]')
  const prototype = dialog?.querySelector<HTMLElement>('[data-prototype] > *')
  if (!dialog || !input || !list || !status || !prototype) return undefined

  let pages: PageEntry[] = []
  let search = searchPages(pages, location.pathname)
  // With the first letter: whoever only looks through the pages does not load what is in them.
  let sections: Promise<void> | undefined
  let active = 0

  const draw = () => {
    const question = input.value.trim()
    const matches = search(question)
    const found = [...matches, ...questionEntries(question, readSettings(storage, session), dialog.dataset)]
    active = Math.max(0, Math.min(active, found.length - 1))
    list.replaceChildren(...found.map((entry, index) => option(prototype, entry, index, index === active)))
    status.textContent = matches.length === 0 ? (dialog.dataset['empty'] ?? '') : ''
    if (found.length > 0) input.setAttribute('aria-activedescendant', optionId(active))
    else input.removeAttribute('aria-activedescendant')
    list.children[active]?.scrollIntoView({ block: 'nearest' })
  }

  const show = (entries: readonly PageEntry[]) => {
    search = searchPages(entries, location.pathname)
    draw()
  }
  const opened = loadPageEntries(document).then((loaded) => {
    pages = loaded
    show(pages)
  })
  input.addEventListener('input', () => {
    active = 0
    draw()
    sections ??= Promise.all([loadSectionEntries(document), opened]).then(([loaded]) =>
      show([...pages, ...loaded]),
    )
  })
  input.addEventListener('keydown', (event) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      open(list.children[active])
      return
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || list.children.length === 0) return
    event.preventDefault()
    active = (active + step + list.children.length) % list.children.length
    draw()
  })
  list.addEventListener('click', (event) => {
    if (event.target instanceof Element) open(event.target.closest('[role=option]'))
  })
  dialog.addEventListener('click', (event) => {
    // A press on the backdrop reaches the dialog itself, not its content.
    if (event.target === dialog) dialog.close()
  })

  return {
    show() {
      input.value = ''
      active = 0
      draw()
      dialog.showModal()
      input.focus()
    },
  }
}

function open(chosen: Element | null | undefined): void {
  if (chosen instanceof HTMLElement && chosen.dataset['path']) location.assign(chosen.dataset['path'])
}

function option(prototype: HTMLElement, entry: PageEntry, index: number, selected: boolean): HTMLElement {
  const item = prototype.ownerDocument.importNode(prototype, true)
  item.id = optionId(index)
  item.ariaSelected = String(selected)
  item.dataset['path'] = entry.path
  item.querySelector('[data-label]')?.append(entry.title)
  item.querySelector('[data-description]')?.append(entry.description)
  markLanguage(item, item.firstElementChild, entry.path)
  return item
}

const optionId = (index: number) => `palette-option-${index}`
