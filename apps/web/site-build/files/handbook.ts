import { escapeXml } from './escape-xml.ts'
import { inFixedColors } from './in-fixed-colors.ts'

/** An article as a chapter. */
export interface Chapter {
  /** Name of its file, without an ending. */
  slug: string
  title: string
  excerpt: string
  author: string
  /** YYYY-MM-DD. */
  date: string
  /** XHTML. */
  html: string
  /** For a text in another language than the book: its code, and a sentence that says so. */
  foreign?: { locale: string; notice: string } | undefined
}

export interface Book {
  title: string
  /** Code of the language. */
  locale: string
  publisher: string
  /** Address of the book's file, which identifies the book. */
  url: string
  parts: readonly { title: string; chapters: readonly Chapter[] }[]
  /** SVG sources by their address in the chapters. */
  figures: Readonly<Record<string, string>>
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>'

const style = `body { line-height: 1.5; }
pre { white-space: pre-wrap; font-size: 0.85em; }
figure { margin: 1.5em 0; break-inside: avoid; }
figcaption { font-size: 0.85em; }
figcaption ul { padding: 0; list-style: none; }
img { max-width: 100%; }
table { border-collapse: collapse; font-size: 0.9em; }
th, td { padding: 0.3em 0.6em; border-bottom: 1px solid #ccc; text-align: start; }
.excerpt { font-size: 1.15em; }
.about { font-size: 0.85em; }
`

const container = `${xml}
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

const document = (locale: string, title: string, body: string) => `${xml}
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${locale}" xml:lang="${locale}">
<head><title>${escapeXml(title)}</title><link rel="stylesheet" href="style.css"/></head>
<body>
${body}
</body>
</html>
`

const chapterText = ({ html, foreign }: Chapter) =>
  foreign === undefined
    ? html
    : `<p class="about">${escapeXml(foreign.notice)}</p>
<div lang="${foreign.locale}" xml:lang="${foreign.locale}">
${html}
</div>`

const chapterBody = (chapter: Chapter) => `<h1>${escapeXml(chapter.title)}</h1>
<p class="excerpt">${escapeXml(chapter.excerpt)}</p>
<p class="about">${escapeXml(chapter.author)} · <time datetime="${chapter.date}">${chapter.date}</time></p>
${chapterText(chapter)}`

const navigationBody = ({ title, parts }: Book) => `<h1>${escapeXml(title)}</h1>
<nav epub:type="toc">
<ol>
${parts
  .map(
    (part) => `<li><span>${escapeXml(part.title)}</span><ol>
${part.chapters.map((chapter) => `<li><a href="${chapter.slug}.xhtml">${escapeXml(chapter.title)}</a></li>`).join('\n')}
</ol></li>`,
  )
  .join('\n')}
</ol></nav>`

function packageFile({ title, locale, publisher, url, parts, figures }: Book): string {
  const chapters = parts.flatMap((part) => part.chapters)
  const modified = chapters
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
  const figureItems = Object.keys(figures).map(
    (path, index) => `<item id="figure-${index}" href="${path}" media-type="image/svg+xml"/>`,
  )
  const chapterItems = chapters.map(
    ({ slug, html }) =>
      `<item id="chapter-${slug}" href="${slug}.xhtml" media-type="application/xhtml+xml"${html.includes('<svg') ? ' properties="svg"' : ''}/>`,
  )
  return `${xml}
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book" xml:lang="${locale}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book">${escapeXml(url)}</dc:identifier>
<dc:title>${escapeXml(title)}</dc:title>
<dc:language>${locale}</dc:language>
<dc:publisher>${escapeXml(publisher)}</dc:publisher>
<meta property="dcterms:modified">${modified}T00:00:00Z</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
${[...chapterItems, ...figureItems].join('\n')}
</manifest>
<spine>
<itemref idref="nav"/>
${chapters.map(({ slug }) => `<itemref idref="chapter-${slug}"/>`).join('\n')}
</spine>
</package>
`
}

/**
 * Returns the files of a book as an EPUB 3 contains them, by their names and in their order. `mimetype` must not be compressed.
 * `epub-gen-memory` takes figures only from addresses, which it downloads, and gives a book a new id in each build, where ours has one for good.
 */
export function handbookFiles(book: Book): Record<string, string> {
  const chapters = book.parts.flatMap((part) => part.chapters)
  const text = (title: string, body: string) => document(book.locale, title, body)
  return {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': container,
    'book/package.opf': packageFile(book),
    'book/nav.xhtml': text(book.title, navigationBody(book)),
    'book/style.css': style,
    ...Object.fromEntries(
      chapters.map((chapter) => [`book/${chapter.slug}.xhtml`, text(chapter.title, chapterBody(chapter))]),
    ),
    ...Object.fromEntries(
      Object.entries(book.figures).map(([path, svg]) => [`book/${path}`, inFixedColors(svg)]),
    ),
  }
}
