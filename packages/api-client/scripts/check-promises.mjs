// Every promise of the SDK (`promises.json`) names the exports that keep it and is proved by tests whose titles begin with its id, or by a
// whole file. Fails when an export or a proof is missing, or when a title names no promise.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('..', import.meta.url).pathname
const promises = JSON.parse(readFileSync(join(root, 'promises.json'), 'utf8'))
const report = readFileSync(join(root, 'etc/api.d.ts'), 'utf8')
const exported = new Set([...report.matchAll(/^\/\/ \w+: (\w+)$/gm)].map(([, name]) => name))

const titles = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => [...readFileSync(join(root, 'src', name), 'utf8').matchAll(/\(\s*['"`](E\d+) /g)])
  .map(([, id]) => id)

const known = new Set(promises.map(({ id }) => id))
const failures = titles.filter((id) => !known.has(id)).map((id) => `A test names ${id}, which is no promise.`)
for (const { id, promise, symbols, file } of promises) {
  if (symbols.length === 0) failures.push(`${id} "${promise}" names no export.`)
  for (const symbol of symbols) if (!exported.has(symbol)) failures.push(`${id}: ${symbol} is not exported.`)
  if (file === undefined ? !titles.includes(id) : !existsSync(join(root, file)))
    failures.push(`${id} "${promise}" has no test.`)
}
if (failures.length > 0) {
  console.error(failures.join('\n'))
  process.exitCode = 1
} else console.log(`${promises.length} promises, ${titles.length} tests`)
