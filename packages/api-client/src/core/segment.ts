/** Encodes a value as one segment of a path. Throws `TypeError` for an empty one, and for dots, which would lead to another path. */
export function pathSegment(value: string): string {
  if (/^\.{0,2}$/.test(value)) throw new TypeError(`Invalid id: ${JSON.stringify(value)}`)
  return encodeURIComponent(value)
}
