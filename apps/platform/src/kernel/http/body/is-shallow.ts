/** Deepest nesting of free-form values: far more than anything meaningful, far less than what exhausts the stack. */
const deepest = 64

/** Whether a JSON value nests objects and lists no deeper than `levels`. */
export function isShallow(value: unknown, levels = deepest): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1))
}

export const tooDeep = `Values may be nested ${deepest} levels deep.`
