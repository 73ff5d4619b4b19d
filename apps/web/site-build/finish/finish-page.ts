import { contentSecurityPolicy, type PolicySources } from '@search-foundation/vite/content-security-policy'

import { markHeadings } from '../mark-phrases.ts'
import type { BrowserScripts } from './bundle-browser.ts'

/** What a page needs besides its prerendered HTML. */
export interface FinishOptions extends BrowserScripts {
  /** Reads a built file by its public path (`/assets/root-x.css`). */
  read: (publicPath: string) => string
  /** Origins that the page's scripts may call, load scripts from and frame, and that forms may be sent to. */
  origins: Omit<PolicySources, 'inlineScripts'>
}

/**
 * Turns a prerendered page into the page that is served: headings marked, styles inlined, scripts added, the addresses of its islands those of
 * the built modules, and a content security policy that lists every inline script by hash.
 */
export function finishPage(document: Document, options: FinishOptions): void {
  markHeadings(document)
  inlineStyles(document, options.read)
  addressIslands(document, options.islands)
  addScripts(document, options)
  addPolicy(document, options.origins)
}

/** Returns the HTML of a document. */
export const serialize = ({ documentElement }: Document): string =>
  `<!DOCTYPE html>${documentElement.outerHTML}`

/** Replaces every stylesheet link to a built file by its text, in order, in one `<style>`. */
export function inlineStyles(document: Document, read: FinishOptions['read']): void {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/"]')]
  const sheets = new Set(links.map((link) => read(link.getAttribute('href') ?? '').trim()))
  for (const link of links) link.remove()
  if (sheets.size === 0) return
  const css = [...sheets].join('\n')
  if (css.includes('</style')) throw new Error('A stylesheet contains "</style" and cannot be inlined.')
  preloadFont(document, css)
  append(document.head, 'style', {}, css)
}

/** The Latin part of the text face is on every first screen: it is fetched together with the page, not after it. */
function preloadFont(document: Document, css: string): void {
  const href = /url\(["']?([^)"']*geist-latin-wght-normal[^)"']*\.woff2)["']?\)/.exec(css)?.[1]
  if (href === undefined) return
  append(document.head, 'link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href })
}

/** Replaces the source file that each island names by the address of its built module. */
export function addressIslands(document: Document, islands: ReadonlyMap<string, string>): void {
  for (const element of document.querySelectorAll('[data-island]')) {
    const source = element.getAttribute('data-island') ?? ''
    const address = islands.get(source)
    if (address === undefined) throw new Error(`The island ${source} was not built.`)
    element.setAttribute('data-island', address)
  }
}

function addScripts(document: Document, { firstPaint, controls }: BrowserScripts): void {
  const script = document.createElement('script')
  script.textContent = firstPaint
  document.body.prepend(script)
  append(document.body, 'script', { type: 'module', src: controls })
}

/** Adds the policy as the first element of the head, so that it applies to everything after it. */
export function addPolicy(document: Document, origins: FinishOptions['origins']): void {
  const inline = document.querySelectorAll(
    'script:not([src]):not([type="application/ld+json"], [type="application/json"])',
  )
  const inlineScripts = [...inline].map(({ textContent }) => textContent)
  const meta = document.createElement('meta')
  meta.setAttribute('http-equiv', 'Content-Security-Policy')
  meta.setAttribute('content', contentSecurityPolicy({ ...origins, inlineScripts }))
  document.head.prepend(meta)
}

function append(
  parent: Element,
  name: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): void {
  const element = parent.ownerDocument.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.textContent = text
  parent.append(element)
}
