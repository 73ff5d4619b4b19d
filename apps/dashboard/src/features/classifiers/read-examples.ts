export interface Example {
  label: string
  text: string
}

/**
 * Reads examples, one per line as `label: text`. Empty lines are left out. `invalidLine` is the 1-based number of the first line that has no
 * label or no text.
 */
export function readExamples(field: string): { examples: Example[]; invalidLine: number | undefined } {
  const lines = field.split('\n').map((line) => line.trim())
  const parsed = lines.map((line) => {
    const [, label = '', text = ''] = /^([^:]+):\s*(.+)$/.exec(line) ?? []
    return { label: label.trim(), text: text.trim() }
  })
  const invalid = parsed.findIndex(({ label }, index) => lines[index] !== '' && label === '')
  return {
    examples: parsed.filter(({ label }) => label !== ''),
    invalidLine: invalid === -1 ? undefined : invalid + 1,
  }
}
