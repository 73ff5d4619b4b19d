/** Bytes at the start of a page in which it may name its encoding (HTML standard, "prescan a byte stream"). */
const prescanned = 1024

const marks: readonly [bytes: readonly number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
]

const named = /(?:<meta[^>]{1,200}charset|<\?xml[^>]{1,100}encoding|charset)\s*=\s*["']?\s*([\w:-]+)/i

/** Returns the encoding of a page: of its byte order mark, else of its content type, else the one that the page names. */
function encodingOf(bytes: Buffer, contentType: string): string {
  const mark = marks.find(([expected]) => expected.every((byte, index) => bytes[index] === byte))
  if (mark !== undefined) return mark[1]
  const start = bytes.toString('latin1', 0, prescanned)
  const isMarkup = /html|xml/.test(contentType)
  const inPage = isMarkup ? named.exec(start)?.[1] : undefined
  // A page that could be read up to this name is not in UTF-16 (HTML standard).
  const isPossible = inPage !== undefined && !/^utf-?16/i.test(inPage)
  return named.exec(contentType)?.[1] ?? (isPossible ? inPage : 'utf-8')
}

function decode(bytes: Buffer, contentType: string): string {
  try {
    return new TextDecoder(encodingOf(bytes, contentType)).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/**
 * Returns a fetched page as HTML: HTML as it is, anything else as preformatted text. Decodes it as UTF-8 where it names an encoding that
 * does not exist.
 */
export function decodePage(bytes: Buffer, contentType: string): string {
  const text = decode(bytes, contentType)
  if (contentType.includes('html')) return text
  return `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`
}
