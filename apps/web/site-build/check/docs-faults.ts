import { playgroundOf } from '../../app/ground/docs-of-product.ts'

/**
 * Returns what a page of the documentation lacks of what each has: ways to other pages, addresses of its parts, its Markdown, its source and,
 * where the build knew the history of the code, the day of its last change.
 */
export function docsFaults(document: Document, path: string, hasHistory: boolean): string[] {
  if (path !== '/docs' && !path.startsWith('/docs/')) return []
  const has = (selector: string) => document.querySelector(selector) !== null
  const isList = path === '/docs' || path === '/docs/reference'
  const isGuide = !path.startsWith('/docs/reference')
  const parts: readonly (readonly [name: string, isThere: boolean])[] = [
    ['side navigation', isList || has('nav a[aria-current="page"]')],
    ['breadcrumbs', path === '/docs' || has('article header nav')],
    ['contents', isList || has('nav[aria-labelledby="docs-contents"]') || headingsOf(document).length < 2],
    ['page before or after', has('a[rel="prev"]') || has('a[rel="next"]')],
    ['Markdown', has('article header [data-copy-from$=".md"]')],
    ['source', isList || has('article footer p a')],
    ['day of the last change', isList || !hasHistory || has('article footer p time')],
    ['playground', playgroundOf(path) === undefined || has('article header a[href*="/playground?product="]')],
    ['addresses of fields', !has('#body') || has('[id^="body-"]')],
    ['addresses of errors', !has('#errors') || isGuide || has('[id^="error-"] a[href^="#error-"]')],
    ['link to the list for language models', has('article header a[href="/llms.txt"]')],
  ]
  const missing = parts.filter(([, isThere]) => !isThere).map(([name]) => `The page has no ${name}.`)
  const withoutAddress = headingsOf(document).filter(({ id }) => id === '')
  // On pages that are made from the API document, the contents link to the headings.
  const withoutLink =
    isGuide && !isList ? headingsOf(document).filter((heading) => !linksToItself(heading)) : []
  return [
    ...missing,
    ...withoutAddress.map(({ textContent }) => `The heading “${textContent}” has no address.`),
    ...withoutLink.map(({ textContent }) => `The heading “${textContent}” has no link to itself.`),
  ]
}

const headingsOf = (document: Document): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('article :is(h2, h3)'),
]

const linksToItself = (heading: HTMLElement): boolean =>
  heading.querySelector('a[data-anchor]')?.getAttribute('href') === `#${heading.id}`
