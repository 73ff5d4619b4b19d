import { gzipSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'

/**
 * Limits of a page, in bytes of gzip: its HTML without styles and scripts of islands, and its styles. A letter of Russian or Mongolian
 * takes two bytes, one of Chinese, Japanese or Korean three, so these pages are up to a twentieth larger than English ones.
 */
const limits = { html: 33_000, styles: 14_100 }

/** Limit of both together on a page of the documentation, in bytes of gzip. */
const docsLimit = 40_000

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Safari drops the role of a list without markers.
    'no-redundant-role': 'off',
    // The list of the command palette is filled while one types.
    'prefer-native-element': 'off',
    // The scripts are on the origin of the page.
    'require-sri': 'off',
  },
})

/** What a page has to say about itself. */
export interface ExpectedPage {
  lang: string
  /** Whole address; undefined for a page that search engines leave out. */
  canonical?: string | undefined
  /** Language codes of the versions it links to, `x-default` among them. */
  alternates: readonly string[]
}

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g

const weights = new Map<string, number>()

/** The size of styles, which the languages of a page share, so that each is measured once. */
function weigh(styles: string): number {
  const size = weights.get(styles) ?? gzipSync(styles).length
  weights.set(styles, size)
  return size
}

/** The canonical address of a page of the documentation. */
const docsPage = /^https?:\/\/[^/]+(?:\/[a-zA-Z-]{2,5})?\/docs(?:\/|$)/

function sizeFaults(html: string, canonical = ''): string[] {
  const styles = Array.from(html.matchAll(styleElement), ([, text = '']) => text).join('')
  const sizes = { html: gzipSync(html.replaceAll(styleElement, '')).length, styles: weigh(styles) }
  const whole = sizes.html + sizes.styles
  const isTooLarge = whole > docsLimit && docsPage.test(canonical)
  return [
    ...(['html', 'styles'] as const)
      .filter((part) => sizes[part] > limits[part])
      .map((part) => `The ${part} of ${sizes[part]} bytes (gzip) are above the limit of ${limits[part]}.`),
    ...(isTooLarge ? [`The page of ${whole} bytes (gzip) is above the limit of ${docsLimit}.`] : []),
  ]
}

function headFaults(document: Document, { lang, canonical, alternates }: ExpectedPage): string[] {
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? undefined
  // React writes `hrefLang`, which the parser here does not take for the same attribute.
  const linked = Array.from(document.querySelectorAll('link[rel="alternate"]')).flatMap(
    ({ attributes }) => [...attributes].find(({ name }) => name.toLowerCase() === 'hreflang')?.value ?? [],
  )
  const facts = [
    ['lang', document.documentElement.getAttribute('lang'), lang],
    ['h1', document.querySelectorAll('h1').length, 1],
    ['title', document.querySelectorAll('title').length, 1],
    ['description', (attribute('meta[name="description"]', 'content') ?? '') !== '', true],
    ['hreflang', linked.toSorted().join(), alternates.toSorted().join()],
    ...(canonical === undefined
      ? []
      : [['canonical', attribute('link[rel="canonical"]', 'href'), canonical] as const]),
  ] as const
  return facts
    .filter(([, found, expected]) => found !== expected)
    .map(([name, found, expected]) => `${name}: ${String(found)} instead of ${String(expected)}.`)
}

/** Pictures need their size, so that text does not move when they arrive, and a format that is small. */
function pictureFaults(document: Document): string[] {
  return [...document.querySelectorAll('img')].flatMap((image) => {
    const source = image.getAttribute('src') ?? ''
    const hasSize = image.hasAttribute('width') && image.hasAttribute('height')
    const isSmall = /\.(avif|svg)$|^data:/.test(source) || image.parentElement?.localName === 'picture'
    return [
      ...(hasSize ? [] : [`The picture ${source} has no width and height.`]),
      ...(isSmall ? [] : [`The picture ${source} is neither AVIF nor SVG.`]),
    ]
  })
}

/** Returns what is invalid in the HTML of a page, its styles left out: a tenth of a second, many times what `pageFaults` takes. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html.replaceAll(styleElement, '<style></style>'))
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

/** Returns what is wrong with a built page: missing or wrong facts in its head, pictures without a size or in a large format, and sizes above the limits. */
export function pageFaults(html: string, document: Document, expected: ExpectedPage): string[] {
  return [
    ...headFaults(document, expected),
    ...pictureFaults(document),
    ...sizeFaults(html, expected.canonical),
  ]
}
