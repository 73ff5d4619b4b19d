/** Buttons with `data-copy` (a selector of siblings) copy the text of the visible one and say so for two seconds. */
export function connectCopyButtons(document: Document): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    const words = button.querySelector('span') ?? button
    const label = words.textContent
    let timer: ReturnType<typeof setTimeout> | undefined
    button.addEventListener('click', () => {
      const candidates =
        button.parentElement?.querySelectorAll<HTMLElement>(button.dataset['copy'] ?? '') ?? []
      const shown = [...candidates].find((element) => element.checkVisibility())
      if (!shown) return
      navigator.clipboard.writeText(shown.innerText.trim()).then(
        () => {
          words.textContent = button.dataset['copied'] ?? label
          clearTimeout(timer)
          timer = setTimeout(() => {
            words.textContent = label
          }, 2000)
        },
        // The browser refuses: select the code, so that the visitor copies it with one key.
        () => getSelection()?.selectAllChildren(shown),
      )
    })
  }
}
