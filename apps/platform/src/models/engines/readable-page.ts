import { createDocument } from '@mixmark-io/domino'
import { Readability } from '@mozilla/readability'
import type { parseHTML } from 'linkedom'
import TurndownService from 'turndown'
import { gfm, strikethrough, taskListItems } from 'turndown-plugin-gfm'

import { parsePage } from './parse-page.ts'
import { splitTexts } from './split-texts.ts'

export interface ReadOptions {
  /** CSS: read only what matches. */
  targetSelector?: string | undefined
  /** CSS: drop what matches before reading. */
  removeSelector?: string | undefined
  /** CSS: throws `MissingElement` for a page without a match. */
  waitForSelector?: string | undefined
  retainImages: 'all' | 'none' | 'alt'
  retainLinks: 'all' | 'none' | 'text'
  /** How Markdown is written; links `discarded` leave their text. */
  markdown?: MarkdownStyle | undefined
  /** Leaves out what GitHub's Markdown adds, or its tables only. */
  noGfm?: boolean | 'true' | 'table' | undefined
}

interface MarkdownStyle {
  headingStyle?: 'setext' | 'atx' | undefined
  hr?: string | undefined
  bulletListMarker?: '-' | '+' | '*' | undefined
  emDelimiter?: '_' | '*' | undefined
  strongDelimiter?: '**' | '__' | undefined
  linkStyle?: 'inlined' | 'referenced' | 'discarded' | undefined
  linkReferenceStyle?: 'full' | 'collapsed' | 'shortcut' | 'discarded' | undefined
}

/** A page has no element that it was to have. */
export class MissingElement extends Error {}

export interface ReadablePage {
  title: string
  description: string
  markdown: string
  text: string
  html: string
  publishedTime: string | null
  language: string | null
  /** Anchor text → address, in the order of the page. */
  links: [string, string][]
  /** Alternative text → address. */
  images: [string, string][]
}

type Page = ReturnType<typeof parseHTML>['document']

function absolute(document: Page, url: string): void {
  for (const [selector, attribute] of [
    ['a[href]', 'href'],
    ['img[src]', 'src'],
  ] as const) {
    for (const element of document.querySelectorAll(selector)) {
      const value = element.getAttribute(attribute) ?? ''
      if (URL.canParse(value, url)) element.setAttribute(attribute, new URL(value, url).href)
    }
  }
}

function converter(options: ReadOptions): TurndownService {
  const { linkStyle, linkReferenceStyle, ...style } = options.markdown ?? {}
  const given = Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined))
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    ...given,
    ...(linkStyle === 'referenced' && { linkStyle }),
    ...(linkReferenceStyle !== undefined && linkReferenceStyle !== 'discarded' && { linkReferenceStyle }),
  })
  if (options.noGfm === 'table') service.use([strikethrough, taskListItems])
  else if (options.noGfm === undefined || options.noGfm === false) service.use(gfm)
  service.remove(['script', 'style', 'noscript'])
  if (options.retainImages !== 'all') {
    service.addRule('images', {
      filter: 'img',
      replacement: (_, node) =>
        options.retainImages === 'alt' ? ((node as unknown as Element).getAttribute('alt') ?? '') : '',
    })
  }
  const isTextKept = linkStyle === 'discarded' || linkReferenceStyle === 'discarded'
  if (options.retainLinks !== 'all' || isTextKept) {
    service.addRule('links', {
      filter: 'a',
      replacement: (content) => (options.retainLinks === 'none' ? '' : content),
    })
  }
  return service
}

const meta = (document: Page, name: string): string =>
  document
    .querySelector(`meta[name="${name}"], meta[property="${name}"], meta[property="og:${name}"]`)
    ?.getAttribute('content') ?? ''

/** The parts of the page that a selector picks, or what readability takes for its main content, else the whole body. Changes the document. */
function mainContent(document: Page, url: string, options: ReadOptions): { content: string; title: string } {
  absolute(document, url)
  if (options.waitForSelector && document.querySelector(options.waitForSelector) === null)
    throw new MissingElement()
  if (options.removeSelector)
    for (const element of document.querySelectorAll(options.removeSelector)) element.remove()
  const title = document.querySelector('title')?.textContent.trim() ?? ''
  if (options.targetSelector) {
    const parts = Array.from(
      document.querySelectorAll(options.targetSelector),
      (element) => element.outerHTML,
    )
    return { content: parts.join('\n'), title }
  }
  const body = document.body?.innerHTML ?? ''
  const article = new Readability(document as unknown as Document).parse()
  return { content: article?.content ?? body, title: title || (article?.title ?? '') }
}

const pairs = (
  document: Document,
  selector: string,
  label: (element: Element) => string,
  attribute: string,
): [string, string][] =>
  Array.from(document.querySelectorAll(selector), (element): [string, string] => [
    label(element),
    element.getAttribute(attribute) ?? '',
  ]).filter(([name, address]) => name !== '' && /^https?:/.test(address))

/** The main content of a page, and what it says about itself. The page is free when this returns. */
function contentOf(html: string, url: string, options: ReadOptions) {
  const page = parsePage(html)
  const about = {
    description: meta(page, 'description'),
    publishedTime: meta(page, 'article:published_time') || null,
    language: page.documentElement.getAttribute('lang'),
  }
  return { about, ...mainContent(page, url, options) }
}

/** Takes a page of HTML apart: its main content as Markdown, text and HTML, with title, description, links and images. */
export function readPage(html: string, url: string, options: ReadOptions): ReadablePage {
  const { about, title, content } = contentOf(html, url, options)
  // Turndown's own DOM: it knows table rows, linkedom's does not.
  const document = createDocument(`<!doctype html><html><body>${content}</body></html>`)
  splitTexts(document)
  return {
    ...about,
    title,
    markdown: converter(options).turndown(document.body).trim(),
    // When it is asked for: of a long page it takes as much memory as all the rest.
    get text() {
      // Single spaces stay as they are: each replacement takes memory, and almost every word has one.
      return (document.body.textContent ?? '')
        .replace(/[ \t]{2,}|\t/g, ' ')
        .replace(/\s*\n\s*/g, '\n')
        .trim()
    },
    html: content,
    links: pairs(document, 'a[href]', (element) => element.textContent?.trim() ?? '', 'href'),
    images: pairs(document, 'img[src]', (element) => element.getAttribute('alt')?.trim() || 'Image', 'src'),
  }
}
