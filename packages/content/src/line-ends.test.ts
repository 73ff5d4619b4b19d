import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)

/** Texts of the languages that write a spaced dash where others have "is" or a comma. */
const files = globSync('{docs,legal,news}/{ru,mn}/**/*.{md,json}', { cwd: root })

const faultsIn = (names: readonly string[], fault: RegExp) =>
  names.flatMap((file) => {
    const prose = readFileSync(new URL(file, root), 'utf8').replaceAll(/^```[^]*?^```/gm, '')
    return prose.split('\n').flatMap((line) => (fault.test(line) ? [`${file}: ${line}`] : []))
  })

test('no line of a Russian or Mongolian text can begin with a dash: a no-break space precedes it', () => {
  expect(files.length).toBeGreaterThan(30)
  expect(faultsIn(files, /(?<=\S) —/)).toEqual([])
})

test('a figure of a Russian, Mongolian or legal text stays with its unit', () => {
  const legal = globSync('legal/*/*.md', { cwd: root })
  const unit = /\d (?:[kMGT]B|ms|млн|млрд|тыс\.|тэрбум|сая|мян)(?![\p{L}\p{N}])/u
  expect(faultsIn([...files, ...legal], unit)).toEqual([])
})
