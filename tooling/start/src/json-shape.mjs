/**
 * What TypeScript makes of imported JSON: the names of its fields and the kinds of their values, not the values. Two texts with one
 * shape are the same to types.
 * @param {unknown} value parsed JSON
 * @returns {string}
 */
export function jsonShape(value) {
  if (value === null) return 'null'
  if (Array.isArray(value)) return `[${[...new Set(value.map(jsonShape))].toSorted().join('|')}]`
  if (typeof value !== 'object') return typeof value
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}:${jsonShape(field)}`)
  return `{${fields.toSorted().join(',')}}`
}

/**
 * Whether two JSON texts have one shape; a text that is not JSON has none.
 * @param {string} one
 * @param {string} other
 */
export function haveOneShape(one, other) {
  try {
    return jsonShape(JSON.parse(one)) === jsonShape(JSON.parse(other))
  } catch {
    return false
  }
}
