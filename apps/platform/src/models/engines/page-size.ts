/** Elements without content, and those that end where the next of their kind begins. Neither nests. */
const flat = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'],
  ...['p', 'li', 'dt', 'dd', 'option', 'optgroup', 'tr', 'td', 'th', 'tbody', 'rt', 'rp'],
])

/** Elements whose content is text up to their end tag. */
const textual = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes'])

const tag = /<(?:!--|(\/?)([a-z][^\s/>]*)[^>]*>)/gi

export interface PageSize {
  /** Start tags. */
  elements: number
  /** How far elements are nested in each other. */
  depth: number
}

/**
 * Estimates how many elements a page has and how deep they are nested, in time linear in its length. Parsing takes time that grows with
 * the square of either, so this comes first. Returns as soon as `most` is exceeded.
 */
export function measurePage(html: string, most: PageSize): PageSize {
  const size: PageSize = { elements: 0, depth: 0 }
  const open: string[] = []
  let drawings = 0
  tag.lastIndex = 0
  const isWithin = () => size.elements <= most.elements && size.depth <= most.depth
  for (let found = tag.exec(html); found !== null && isWithin(); found = tag.exec(html)) {
    const [whole, slash, name = ''] = found
    const element = name.toLowerCase()
    if (element === '') {
      const end = html.indexOf('-->', tag.lastIndex)
      if (end < 0) break
      tag.lastIndex = end
    } else if (slash === '/') {
      const index = open.lastIndexOf(element)
      if (index < 0) continue
      for (const ended of open.splice(index)) if (ended === 'svg' || ended === 'math') drawings -= 1
    } else {
      size.elements += 1
      // Only drawings and formulas have elements that end themselves.
      if (flat.has(element) || (drawings > 0 && whole.endsWith('/>'))) continue
      if (textual.has(element)) {
        const end = new RegExp(`</${element}[\\s/>]`, 'gi')
        end.lastIndex = tag.lastIndex
        const ended = end.exec(html)
        if (ended === null) break
        tag.lastIndex = ended.index
        continue
      }
      if (element === 'svg' || element === 'math') drawings += 1
      open.push(element)
      size.depth = Math.max(size.depth, open.length)
    }
  }
  return size
}
