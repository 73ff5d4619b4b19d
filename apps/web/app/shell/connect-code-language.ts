import { entryOf, type TextStorage } from '@search-foundation/store/preferences'

const entry = entryOf('docs', 'codeLanguage')

/** Shows all samples of a page in the language that the visitor chose last, here or on another page. */
export function connectCodeLanguage(document: Document, storage: TextStorage): void {
  const choices = [...document.querySelectorAll<HTMLInputElement>('[data-code-samples] input[type=radio]')]
  const choose = (language: string | null) => {
    for (const choice of choices) if (choice.value === language) choice.checked = true
  }
  choose(storage.getItem(entry))
  for (const choice of choices) {
    choice.addEventListener('change', () => {
      const top = choice.getBoundingClientRect().top
      choose(choice.value)
      // Samples above may have become longer or shorter: what the visitor pressed stays where it is.
      scrollBy({ top: choice.getBoundingClientRect().top - top, behavior: 'instant' })
      storage.setItem(entry, choice.value)
    })
  }
}
