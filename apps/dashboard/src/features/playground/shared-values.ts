import { fieldNames, type Values } from './fields.ts'

/**
 * Returns the fragment of an address that shares what a form contains. Browsers do not send fragments to servers, so the texts are in no
 * server's log. The key is not part of a form.
 */
export const fragmentOf = (values: Values): string => `#${new URLSearchParams(values)}`

/** Returns the values in a fragment. Unknown names are left out. */
export function valuesIn(fragment: string): Values {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''))
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = parameters.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}
