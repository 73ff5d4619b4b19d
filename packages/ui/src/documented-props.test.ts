import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['./*/*.{ts,tsx}', '!./**/*.stories.tsx', '!./**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Members of the interfaces of a file that have no `/** … *\/` before them. */
function undocumented(source: string): string[] {
  const lines = source.split('\n')
  let isInside = false
  return lines.flatMap((line, index) => {
    if (/^(export )?interface /.test(line)) isInside = true
    else if (line === '}') isInside = false
    const member = isInside && /^ {2}(?:readonly )?(?<name>[\w'-]+)\??[:(<]/.exec(line)?.groups?.['name']
    if (!member || lines[index - 1]?.trimEnd().endsWith('*/')) return []
    return [member]
  })
}

test('finds a prop without a sentence', () => {
  const source = 'export interface Props {\n  /** Said. */\n  said: string\n  unsaid?: () => void\n}\n'
  expect(undocumented(source)).toEqual(['unsaid'])
})

test.each(Object.entries(sources))('every prop of %s is documented', (_file, source) => {
  expect(undocumented(source)).toEqual([])
})
