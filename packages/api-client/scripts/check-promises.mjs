// Every promise of the SDK names what keeps it and the tests that show it. Fails when a symbol is not exported, when a test of that
// title does not exist, or when a test that is named after a promise (`E4 …`) is not listed.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('..', import.meta.url).pathname
const promises = JSON.parse(readFileSync(join(root, 'promises.json'), 'utf8'))
const report = readFileSync(join(root, 'etc/api.d.ts'), 'utf8')
const exported = new Set([...report.matchAll(/^\/\/ \w+: (\w+)$/gm)].map(([, name]) => name))

const files = ['src', 'test'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
)
const texts = new Map(
  files
    .filter((name) => /\.test\.ts$|\.test-d\.ts$|behaviour\.mjs$/.test(name))
    .map((name) => [name, readFileSync(join(root, name), 'utf8')]),
)
const failures = []
const listed = new Set()
for (const { id, promise, symbols, tests } of promises) {
  if (symbols.length === 0 || tests.length === 0)
    failures.push(`${id} "${promise}" names no symbol or no test.`)
  for (const symbol of symbols) if (!exported.has(symbol)) failures.push(`${id}: ${symbol} is not exported.`)
  for (const { file, title } of tests) {
    listed.add(title)
    // A test's whole title stands in quotes; what types prove is a function.
    const marks = file.endsWith('-d.ts') ? [['', ' ']] : [...'\'"`'].map((quote) => [quote, quote])
    const text = texts.get(file) ?? ''
    if (!marks.some(([before, after]) => text.includes(before + title + after)))
      failures.push(`${id}: no test "${title}" in ${file}.`)
  }
}
for (const [name, text] of texts) {
  for (const [, title] of text.matchAll(/(?:test|test\.each\([\s\S]*?\))\(\s*['"](E\d+ .*?)['"],/g))
    if (!listed.has(title)) failures.push(`"${title}" in ${name} is in no promise.`)
}
if (failures.length > 0) {
  console.error(failures.join('\n'))
  process.exitCode = 1
} else console.log(`${promises.length} promises, ${listed.size} tests`)
