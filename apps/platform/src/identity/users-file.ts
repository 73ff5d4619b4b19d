import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import type { EmulatorUser } from './emulator-internals.ts'

const name = 'users.json'

function sync(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

/** The users that a folder keeps; none when it keeps no file yet. Throws an Error that names the file when it cannot be read. */
export function readUsers(folder: string): EmulatorUser[] {
  const file = join(folder, name)
  if (!existsSync(file)) return []
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { users: EmulatorUser[] }).users
  } catch (cause) {
    throw new Error(`The users of the identity provider cannot be read from ${file}.`, { cause })
  }
}

/** Writes the users so that the file holds either all of them or what it held before, whenever the process or the machine ends. */
export function writeUsers(folder: string, users: Iterable<EmulatorUser>): void {
  mkdirSync(folder, { recursive: true })
  const partial = join(folder, `${name}.partial`)
  writeFileSync(partial, JSON.stringify({ users: [...users] }))
  sync(partial)
  renameSync(partial, join(folder, name))
  sync(folder)
}
