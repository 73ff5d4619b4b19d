/** A field of the provider's form encoding: text, or fields below it (`line_items[0][price]` and so on). */
export type FormValue = string | { [name: string]: FormValue }

const maxDepth = 6

/** Reads the provider's form encoding into nested objects; lists become objects with the keys `0`, `1`, …. */
export function readForm(text: string): { [name: string]: FormValue } {
  const root = Object.create(null) as { [name: string]: FormValue }
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split('[').map((name) => name.replace(/\]$/, ''))
    const last = names.pop()
    if (last === undefined || names.length >= maxDepth) continue
    let target = root
    for (const name of names) {
      const next = target[name]
      target =
        typeof next === 'object' ? next : (target[name] = Object.create(null) as Record<string, FormValue>)
    }
    target[last] = value
  }
  return root
}
