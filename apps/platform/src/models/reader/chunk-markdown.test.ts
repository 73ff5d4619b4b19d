import { expect, test } from 'vitest'

import { chunkMarkdown } from './chunk-markdown.ts'

const page = `before

# One

a

## Two

b

### Three

c

# Four

## Five`

const chunks = (markdown: string, depth: number, title?: string) =>
  chunkMarkdown(markdown, title ?? '', { depth, withHeadings: title !== undefined })

test.each([
  [1, ['before', '# One\n\na\n\n## Two\n\nb\n\n### Three\n\nc', '# Four\n\n## Five']],
  [2, ['before', '# One\n\na', '## Two\n\nb\n\n### Three\n\nc', '# Four', '## Five']],
  [3, ['before', '# One\n\na', '## Two\n\nb', '### Three\n\nc', '# Four', '## Five']],
])('a chunk begins at every heading down to level %i', (depth, expected) => {
  expect(chunks(page, depth)).toEqual(expected)
})

test('with the headings above, each chunk names its section', () => {
  expect(chunks(page, 2, 'Page')).toEqual([
    '# Page\n\nbefore',
    '# Page\n# One\n\na',
    '# Page\n# One\n## Two\n\nb\n\n### Three\n\nc',
    '# Page\n# Four',
    '# Page\n# Four\n## Five',
  ])
})

test('a heading that equals the title is not repeated', () => {
  expect(chunks(page, 1, 'One')[1]).toMatch(/^# One\n\na/)
})

test('a level that is left out, and a page without headings or text', () => {
  expect(chunks('# A\n\n### C\n\nc\n\n## B\n\nb', 3, 'P')).toEqual([
    '# P\n# A',
    '# P\n# A\n### C\n\nc',
    '# P\n# A\n## B\n\nb',
  ])
  expect(chunks('only text', 4, 'P')).toEqual(['# P\n\nonly text'])
  expect(chunks('#### Deep\n\nd', 2)).toEqual(['#### Deep\n\nd'])
  expect(chunks('', 4, 'P')).toEqual([])
})

test('a hash in code is no heading', () => {
  const code = '# One\n\n````sh\n# note\n```\n# inner\n````\n\n~~~\n# other\n~~~'
  expect(chunks(code, 4)).toEqual([code])
})
