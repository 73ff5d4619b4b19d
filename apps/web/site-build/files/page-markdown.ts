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
  '[data-language-offer]',
  '[data-page-frame]',
  '[hidden]',
  '[aria-hidden="true"]',
].join()

const toMarkdown = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  // Columns that are filled up with spaces cost whoever counts tokens as much as the text.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' })

/**
 * Returns the content of a page as Markdown, without what is only there to be operated. Below the title is the address of the list of all pages.
 *
 * @param siteUrl origin that addresses of the site get, so that the text can be read elsewhere
 * @throws when the page has no `<main>`
 */
export function pageMarkdown(document: Document, siteUrl: string): string {
  const main = document.querySelector('main')
  if (main === null) throw new Error('The page has no <main>.')
  const content = main.cloneNode(true) as Element
  for (const element of content.querySelectorAll(left)) element.remove()
  // Highlighted code has an element around each word.
  for (const code of content.querySelectorAll('pre code')) code.replaceChildren(code.textContent)
  for (const name of ['href', 'src']) {
    for (const element of content.querySelectorAll(`[${name}^="/"]`))
      element.setAttribute(name, siteUrl + element.getAttribute(name))
  }
  const text = String(toMarkdown.processSync(content.innerHTML))
  return text.replace(/^# .*\n/m, (title) => `${title}\n> All pages: <${siteUrl}/llms.txt>\n`)
}
