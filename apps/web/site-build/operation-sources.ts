import { readdirSync, readFileSync } from 'node:fs'

const folder = 'apps/platform/src'

/** Returns the file that defines each call of the API, by the call's ID. Throws for a call that is not defined in exactly one file. */
export function operationSources(ids: readonly string[]): Readonly<Record<string, string>> {
  const root = new URL(`../../../${folder}/`, import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test(?:-support)?\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }))
  return Object.fromEntries(
    ids.map((id) => {
      const [source, ...others] = files.filter(({ text }) => text.includes(` id: '${id}',`))
      if (source === undefined || others.length > 0)
        throw new Error(`The call ${id} is defined in ${source ? 'several files' : 'no file'}.`)
      return [id, `${folder}/${source.file}`]
    }),
  )
}
