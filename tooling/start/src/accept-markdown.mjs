/** Pages of the documentation, in any language. */
const docsPage = /^(?:\/[a-z]{2}(?:-[A-Z]{2})?)?\/docs(?:\/[^.]*)?$/

/**
 * Returns the weight that an `Accept` header gives to a type (RFC 9110 §12.5.1): the one of its most specific range, 0 without one.
 * @param {string} accept
 * @param {readonly string[]} ranges the ranges that match the type, the most specific first
 */
function weightOf(accept, ranges) {
  const weights = new Map(
    accept.split(',').map((part) => {
      const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [range, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  const range = ranges.find((name) => weights.has(name))
  return range === undefined ? 0 : (weights.get(range) ?? 0)
}

/**
 * Whether a client wants Markdown rather than HTML: it names `text/markdown` itself, with a weight that is not below the one of HTML.
 * @param {string} [accept] the header
 */
export function prefersMarkdown(accept = '') {
  const markdown = weightOf(accept, ['text/markdown'])
  return markdown > 0 && markdown >= weightOf(accept, ['text/html', 'text/*', '*/*'])
}

/**
 * Serves pages of the documentation as Markdown to clients that prefer it, at the address of the page.
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'url' | 'headers'>} request
 * @param {Pick<import('node:http').ServerResponse, 'appendHeader'>} response
 * @param {() => void} next
 */
export function acceptMarkdown(request, response, next) {
  const [path = '/', query] = (request.url ?? '/').split('?')
  if (docsPage.test(path)) {
    response.appendHeader('Vary', 'Accept')
    if (prefersMarkdown(request.headers.accept))
      request.url = `${path}.md${query === undefined ? '' : `?${query}`}`
  }
  next()
}
