import type { PageEntry } from '../../app/shell/page-entries.ts'

/** Returns the palette's entry of a page: its title without the company's name, its description and its address. */
export function pageEntry(document: Document, path: string): PageEntry {
  const [title = ''] = document.title.split(' · ')
  if (title === '') throw new Error(`The page ${path} has no title.`)
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
  return { title, description, path }
}
