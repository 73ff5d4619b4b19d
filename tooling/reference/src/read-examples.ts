import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('examples/', import.meta.url)

/** A method of an object in a file of examples: its name and its body. */
const method = /^ {2}async (\w+)\(\) \{\n([\s\S]*?)^ {2}\},$/gm

/** Returns a use of each function that has none in its docstring, by its name. The compiler checks the files that they are in. */
export const readExamples = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder).flatMap((file) =>
      Array.from(
        readFileSync(new URL(file, folder), 'utf8').matchAll(method),
        ([, name = '', body = '']) => [name, body.replaceAll(/^ {4}/gm, '').trim()] as const,
      ),
    ),
  )
