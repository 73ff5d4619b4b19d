import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)

/** Texts of the languages that write a spaced dash where others have "is" or a comma. */
const files = globSync('{docs,legal,news}/{ru,mn}/**/*.{md,json}', { cwd: root })

test('no line of a Russian or Mongolian text can begin with a dash: a no-break space precedes it', () => {
  expect(files.length).toBeGreaterThan(30)
  const faults = files.flatMap((file) => {
    const prose = readFileSync(new URL(file, root), 'utf8').replaceAll(/^```[^]*?^```/gm, '')
    return prose.split('\n').flatMap((line) => (/(?<=\S) —/.test(line) ? [`${file}: ${line}`] : []))
  })
  expect(faults).toEqual([])
})
