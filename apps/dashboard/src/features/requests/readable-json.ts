/** Returns JSON with a line for each field; lists of numbers, such as vectors, stay on one line. Another text is returned as it is. */
export function readableJson(text: string): string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return text
  }
  return JSON.stringify(value, null, 2).replaceAll(/\[\s+(-?[\d.eE+-]+(?:,\s+-?[\d.eE+-]+)*)\s+\]/g, (list) =>
    list.replaceAll(/\s+/g, ' '),
  )
}
