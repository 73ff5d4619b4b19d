import { writtenText } from '../ground/written-text.ts'
import { onClick } from './on-click.ts'

/**
 * Buttons with `data-copy` (a selector of siblings) copy the text of the visible one, those with `data-copy-from` (an address) the text of
 * that file. Both say so for two seconds.
 */
export function connectCopyButtons(document: Document): void {
  onClick(document, 'button[data-copy]', (button) => {
    const candidates = button.parentElement?.querySelectorAll<HTMLElement>(button.dataset['copy'] ?? '') ?? []
    const shown = [...candidates].find((element) => element.checkVisibility())
    if (!shown) return
    navigator.clipboard.writeText(writtenText(shown)).then(
      () => sayCopied(button),
      // The browser refuses: select the code, so that the visitor copies it with one key.
      () => getSelection()?.selectAllChildren(shown),
    )
  })
  onClick(document, 'button[data-copy-from]', (button) => {
    const address = button.dataset['copyFrom'] ?? ''
    // Safari lets a page write only at once, so it gets a promise of the text.
    const item = new ClipboardItem({ 'text/plain': readText(address) })
    // Where the text cannot be had or copied, the visitor gets the file itself.
    navigator.clipboard.write([item]).then(
      () => sayCopied(button),
      () => location.assign(address),
    )
  })
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return await response.text()
}

/** What the buttons say that say at the moment that something was copied, and what ends that. */
const saying = new Map<Element, { label: string; timer: ReturnType<typeof setTimeout> }>()

/** Shows on a button, for two seconds, that something was copied. */
function sayCopied(button: HTMLElement): void {
  const words = button.querySelector('span') ?? button
  const before = saying.get(words)
  const label = before?.label ?? words.textContent
  clearTimeout(before?.timer)
  words.textContent = button.dataset['copied'] ?? label
  const timer = setTimeout(() => {
    words.textContent = label
    saying.delete(words)
  }, 2000)
  saying.set(words, { label, timer })
}
