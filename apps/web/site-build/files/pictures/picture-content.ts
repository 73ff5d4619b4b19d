/** What the social picture of a page shows. */
export interface PictureContent {
  /** The page's first heading. */
  title: string
  /** The page of the menu that it is or belongs to; undefined when the title says the same. */
  section: string | undefined
  locale: string
  /** Chroma and hue of the product's accent. */
  accent: { chroma: string; hue: string }
}

/** The accent of what belongs to no product, as in the design system. */
const siteAccent = { chroma: '0.16', hue: '250' }

/** Reads what a page's picture shows from the page: its first heading, its place in the site and its accent. */
export function pictureContent(document: Document): PictureContent {
  const title = textOf(document.querySelector('h1'))
  const section = sectionOf(document)
  return {
    title,
    section: section === title ? undefined : section,
    locale: document.documentElement.lang,
    accent: accentOf(document),
  }
}

function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

interface Breadcrumbs {
  '@type': string
  itemListElement?: { name: string }[]
}

/** The step after the landing page in the breadcrumbs; undefined for the landing page itself. */
function sectionOf(document: Document): string | undefined {
  const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'
  const { '@graph': entities = [] } = JSON.parse(json) as { '@graph'?: Breadcrumbs[] }
  return entities.find((entity) => entity['@type'] === 'BreadcrumbList')?.itemListElement?.[1]?.name
}

/** The accent of the page as a whole; its sections may have others. */
function accentOf(document: Document): PictureContent['accent'] {
  const style = document.querySelector('main > [data-spectrum]')?.getAttribute('style') ?? ''
  const value = (name: string) => new RegExp(`--spectrum-${name}:\\s*([\\d.]+)`).exec(style)?.[1]
  return { chroma: value('chroma') ?? siteAccent.chroma, hue: value('hue') ?? siteAccent.hue }
}
