import type { PageEntry } from '../app/shell/search-pages.ts'

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
}

/** The palette's entry for a finished page: its title without the site's name, its description and its address. */
export function pageEntry(html: string, path: string): PageEntry {
  const title = decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
  const description = decode(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '')
  if (title === '') throw new Error(`The page ${path} has no title.`)
  return { title: title.split(' · ')[0] ?? title, description, path }
}

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
}
