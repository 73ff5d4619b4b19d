/** Returns the texts of a field, one per line, without empty lines. */
export const textsOf = (field: string): string[] =>
  field
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
