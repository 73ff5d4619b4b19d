import { writtenText } from '../ground/written-text.ts'

/**
 * Buttons with `data-copy` (a selector of siblings) copy the text of the visible one, those with `data-copy-from` (an address) the text of
 * that file. Both say so for two seconds.
 */
export function connectCopyButtons(document: Document): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    const sayCopied = confirmation(button)
    button.addEventListener('click', () => {
      const candidates =
        button.parentElement?.querySelectorAll<HTMLElement>(button.dataset['copy'] ?? '') ?? []
      const shown = [...candidates].find((element) => element.checkVisibility())
      if (!shown) return
      navigator.clipboard.writeText(writtenText(shown)).then(
        sayCopied,
        // The browser refuses: select the code, so that the visitor copies it with one key.
        () => getSelection()?.selectAllChildren(shown),
      )
    })
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy-from]')) {
    const address = button.dataset['copyFrom'] ?? ''
    const sayCopied = confirmation(button)
    button.addEventListener('click', () => {
      // Safari lets a page write only at once, so it gets a promise of the text.
      const item = new ClipboardItem({ 'text/plain': readText(address) })
      // Where the text cannot be had or copied, the visitor gets the file itself.
      navigator.clipboard.write([item]).then(sayCopied, () => location.assign(address))
    })
  }
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return await response.text()
}

/** Returns a function that shows on a button, for two seconds, that something was copied. */
function confirmation(button: HTMLButtonElement): () => void {
  const words = button.querySelector('span') ?? button
  const label = words.textContent
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    words.textContent = button.dataset['copied'] ?? label
    clearTimeout(timer)
    timer = setTimeout(() => {
      words.textContent = label
    }, 2000)
  }
}
