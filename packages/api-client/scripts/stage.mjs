// Puts what is published into `build`: the built files and a manifest without the fields that only this repository needs.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('..', import.meta.url).pathname
const staged = join(root, 'build')
const { scripts, devDependencies, publishConfig, ...manifest } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
const { directory, linkDirectory, ...publishing } = publishConfig
/** Only exists here, where the sources are. */
const sourceCondition = '@search-foundation/source'
const exports = Object.fromEntries(
  Object.entries(manifest.exports).map(([entry, target]) => {
    if (typeof target === 'string') return [entry, target]
    const { [sourceCondition]: _, ...built } = target
    return [entry, built]
  }),
)

rmSync(staged, { recursive: true, force: true })
mkdirSync(staged)
for (const name of [...manifest.files, 'README.md', 'CHANGELOG.md'])
  if (existsSync(join(root, name))) cpSync(join(root, name), join(staged, name), { recursive: true })
// The last section is for those who work on the package.
const [readme] = readFileSync(join(staged, 'README.md'), 'utf8').split('\n## Working on it')
writeFileSync(join(staged, 'README.md'), readme)
cpSync(join(root, '../../LICENSE'), join(staged, 'LICENSE'))
writeFileSync(
  join(staged, 'package.json'),
  `${JSON.stringify({ ...manifest, exports, publishConfig: publishing }, undefined, 2)}\n`,
)
