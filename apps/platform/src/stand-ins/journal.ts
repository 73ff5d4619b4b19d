import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

/** A new value under an id of a collection, or its end (null). */
export type Change<Collections> = {
  [Name in keyof Collections]: readonly [collection: Name, id: string, value: Collections[Name] | null]
}[keyof Collections]

/** The data of a stand-in: objects by collection and id, in the order in which they were first written. */
export interface Journal<Collections> {
  /** Values are not to be changed in place; write a copy. */
  get<Name extends keyof Collections>(collection: Name, id: string): Collections[Name] | undefined
  all<Name extends keyof Collections>(collection: Name): Collections[Name][]
  /** Makes all changes or, when the process is killed meanwhile, none. */
  write(changes: readonly Change<Collections>[]): void
  close(): void
}

/**
 * Opens a store that is kept in memory and in a file of one line per write, which survives the end of the process (not the loss of
 * power: nothing is flushed to the disk). Opening replays the file and writes it anew without what was overwritten.
 */
export function openJournal<Collections extends object>(
  directory: string,
  name: string,
): Journal<Collections> {
  type AnyChange = Change<Collections>
  const collections = new Map<PropertyKey, Map<string, unknown>>()
  const file = join(directory, `${name}.jsonl`)

  function collection(of: PropertyKey): Map<string, unknown> {
    const known = collections.get(of)
    if (known !== undefined) return known
    const made = new Map<string, unknown>()
    collections.set(of, made)
    return made
  }

  function apply(changes: readonly AnyChange[]): void {
    for (const [of, id, value] of changes) {
      if (value === null) collection(of).delete(id)
      else collection(of).set(id, value)
    }
  }

  function replay(): void {
    if (!existsSync(file)) return
    // A line without its end was being written when the process was killed; it never counted.
    const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
    for (const line of lines) apply(JSON.parse(line) as AnyChange[])
  }

  function compact(): void {
    const changes = [...collections].flatMap(([of, values]) =>
      [...values].map(([id, value]) => [of, id, value] as unknown as AnyChange),
    )
    const partial = `${file}.partial`
    writeFileSync(partial, changes.map((change) => `${JSON.stringify([change])}\n`).join(''))
    renameSync(partial, file)
  }

  mkdirSync(directory, { recursive: true })
  replay()
  compact()
  const descriptor = openSync(file, 'a')
  return {
    get: (of, id) => collection(of).get(id) as Collections[typeof of] | undefined,
    all: (of) => [...collection(of).values()] as Collections[typeof of][],
    write(changes) {
      if (changes.length === 0) return
      writeSync(descriptor, `${JSON.stringify(changes)}\n`)
      apply(changes)
    },
    close: () => closeSync(descriptor),
  }
}
