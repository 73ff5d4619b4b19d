/**
 * Returns the first difference between the shapes of two JSON values, as a sentence with its place; undefined when there is none. Objects must
 * have the same fields, lists the kind of items that the first item of the page shows (or, with items of different kinds, those kinds in order), and values the same type. `null` on the page
 * stands for any value.
 */
export function shapeDifference(shown: unknown, returned: unknown, place = 'response'): string | undefined {
  if (shown === null) return undefined
  const kinds = [kindOf(shown), kindOf(returned)]
  if (kinds[0] !== kinds[1]) return `${place} is ${kinds[1]}; the page shows ${kinds[0]}.`
  if (Array.isArray(shown) && Array.isArray(returned)) {
    const [first] = shown as unknown[]
    if (first === undefined) return undefined
    if (returned.length === 0) return `${place} is empty.`
    // Items of different kinds, such as a word and its numbers, are compared one by one.
    const isTuple = new Set(shown.map(kindOf)).size > 1
    return firstOf(
      returned.map((item, index) =>
        shapeDifference(isTuple ? shown[index] : first, item, `${place}[${index}]`),
      ),
    )
  }
  if (typeof shown === 'object') return objectDifference(shown, returned as object, place)
  return undefined
}

function objectDifference(shown: object, returned: object, place: string): string | undefined {
  const fields = new Map<string, unknown>(Object.entries(returned))
  const missing = Object.keys(shown).find((name) => !fields.has(name))
  if (missing !== undefined) return `${place} has no field "${missing}".`
  const unknown = [...fields.keys()].find((name) => !Object.hasOwn(shown, name))
  if (unknown !== undefined) return `The page does not show the field "${unknown}" of ${place}.`
  return firstOf(
    Object.entries(shown).map(([name, value]) =>
      shapeDifference(value, fields.get(name), `${place}.${name}`),
    ),
  )
}

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value

const firstOf = (differences: readonly (string | undefined)[]): string | undefined =>
  differences.find((difference) => difference !== undefined)
