import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'

/** What a reader of plain text can neither see nor operate; islands show what visitors do in them. */
const left = [
  '[data-island]',
  'script',
  'style',
  'template',
  'wbr',
  'svg',
  'nav',
  'form',
  'button',
  'input',
  'select',
  'textarea',
  'label',
  'dialog',
  '[data-anchor]',
  '[data-missing-notice]',
  '[data-english-notice]',
  '[hidden]',
  '[aria-hidden="true"]',
].join()

const toMarkdown = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-' })

/**
 * Returns the content of a page as Markdown, without what is only there to be operated.
 *
 * @param siteUrl origin that addresses of the site get, so that the text can be read elsewhere
 * @throws when the page has no `<main>`
 */
export function pageMarkdown(document: Document, siteUrl: string): string {
  const main = document.querySelector('main')
  if (main === null) throw new Error('The page has no <main>.')
  const content = main.cloneNode(true) as Element
  for (const element of content.querySelectorAll(left)) element.remove()
  for (const name of ['href', 'src']) {
    for (const element of content.querySelectorAll(`[${name}^="/"]`))
      element.setAttribute(name, siteUrl + element.getAttribute(name))
  }
  return String(toMarkdown.processSync(content.innerHTML))
}
