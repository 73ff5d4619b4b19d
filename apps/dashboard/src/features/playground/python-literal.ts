/** Values that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

const step = '    '

/** Writes a value as a Python literal. `indent` is that of the line on which it begins. */
export function pythonLiteral(value: Json, indent = ''): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  // A JSON text or number is a Python literal, too.
  if (typeof value !== 'object') return JSON.stringify(value)
  const inner = indent + step
  const isList = Array.isArray(value)
  const items = isList
    ? value.map((item: Json) => pythonLiteral(item, inner))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${pythonLiteral(item, inner)}`)
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  if (items.length === 0) return open + close
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`
}
