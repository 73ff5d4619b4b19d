import { readFileSync } from 'node:fs'

const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  exports: Record<string, unknown>
}

/** The entries of the package that `package.json` exports, by the names of their files. */
export const entries: string[] = Object.keys(exports)
  .filter((path) => !path.endsWith('.json'))
  .map((path) => (path === '.' ? 'index' : path.slice('./'.length)))
