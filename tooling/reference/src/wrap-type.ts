/** Most characters of a line of code that fits its column on a desktop. */
export const longestLine = 74

/** Returns the signature of a function, given in one line, with one parameter per line when it is long. */
export function wrapSignature(text: string): string {
  const parameters = bracketsIn(text).find(({ start }) => text.charAt(start) === '(')
  return isShort(text, '') || parameters === undefined ? text : opened(text, '', parameters).join('\n')
}

/** Returns a type, given in one line, with its members or fields on lines of their own when it is long. */
export const wrapType = (text: string): string => wrapped(text, '').join('\n')

const isShort = (text: string, indent: string): boolean => indent.length + text.length <= longestLine

/** The lines of a type, which a label (`options?: `) may begin and a comma may end. */
function wrapped(text: string, indent: string): string[] {
  if (isShort(text, indent)) return [indent + text]
  const label = /^\w+\??: /.exec(text)?.[0] ?? ''
  const type = text.slice(label.length)
  const [head, inner] = label === '' ? [[], indent] : [[indent + label.trimEnd()], `${indent}  `]

  const [condition = '', yes, ...others] = split(type, ' ? ')
  const choice = yes === undefined ? [] : split([yes, ...others].join(' ? '), ' : ')
  if (choice.length > 1) {
    const [first = '', ...rest] = choice
    const marks = [marked('? ', first, `${inner}  `), marked(': ', rest.join(' : '), `${inner}  `)]
    return [...head, ...wrapped(condition, inner), ...marks.flat()]
  }

  if (split(type, ' => ').length > 1) return broken(text, indent)
  const members = split(type, ' | ')
  if (members.length > 1) return [...head, ...members.flatMap((member) => marked('| ', member, inner))]
  const [first = '', ...rest] = split(text, ' & ')
  if (rest.length === 0) return broken(text, indent)
  return [
    ...broken(`${first} &`, indent),
    ...rest.flatMap((member, index) =>
      wrapped(index < rest.length - 1 ? `${member} &` : member, `${indent}  `),
    ),
  ]
}

/** The lines of a type after a mark, below which they are indented. */
const marked = (mark: string, text: string, indent: string): string[] =>
  wrapped(text, `${indent}  `).map((line, index) =>
    index === 0 ? indent + mark + line.slice(indent.length + mark.length) : line,
  )

/** The lines of a text, with its longest brackets opened if it is long. */
function broken(text: string, indent: string): string[] {
  const [longest] = bracketsIn(text).toSorted((a, b) => b.end - b.start - (a.end - a.start))
  return isShort(text, indent) || longest === undefined ? [indent + text] : opened(text, indent, longest)
}

/** The lines of a text with brackets of which each part has its own lines. */
function opened(text: string, indent: string, { start, end }: Brackets): string[] {
  const bracket = text.charAt(start)
  const parts = split(text.slice(start + 1, end).trim(), bracket === '{' ? '; ' : ', ')
  const isOfFunction = bracket === '(' && (parts.length > 1 || /[\w>]$/.test(text.slice(0, start)))
  const endOf = (index: number) => (isOfFunction || (bracket !== '{' && index < parts.length - 1) ? ',' : '')
  return [
    ...broken(text.slice(0, start + 1), indent),
    ...parts.flatMap((part, index) => wrapped(part + endOf(index), `${indent}  `)),
    ...broken(text.slice(end), indent),
  ]
}

/** A pair of brackets outside all others, by the places of its characters. */
interface Brackets {
  start: number
  end: number
}

/** The outermost brackets of a text with something in them. One that is not closed, or not opened, is none. */
function bracketsIn(text: string): Brackets[] {
  const found: Brackets[] = []
  const open: number[] = []
  for (const { 0: token, index } of text.matchAll(/'[^']*'|"[^"]*"|=>|[([{<]|[)\]}>]/g)) {
    if (/^[([{<]$/.test(token)) open.push(index)
    else if (/^[)\]}>]$/.test(token)) {
      const start = open.pop()
      if (start !== undefined && open.length === 0 && index > start + 1) found.push({ start, end: index })
    }
  }
  return found
}

/** Splits a text at a separator outside brackets. */
function split(text: string, separator: string): string[] {
  const inside = bracketsIn(text)
  const parts: string[] = []
  let from = 0
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) {
    if (inside.some(({ start, end }) => at > start && at < end)) continue
    parts.push(text.slice(from, at))
    from = at + separator.length
  }
  return [...parts, text.slice(from)]
}
