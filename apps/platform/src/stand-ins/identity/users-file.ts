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

/** Reads the users from the file in a folder; none without a file. Throws an Error with the path of a file that cannot be read. */
export function readUsers(folder: string): EmulatorUser[] {
  const file = join(folder, name)
  if (!existsSync(file)) return []
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { users: EmulatorUser[] }).users
  } catch (cause) {
    throw new Error(`The users of the identity provider cannot be read from ${file}.`, { cause })
  }
}

/** Replaces the users in the file atomically, even if the process or the machine ends meanwhile. */
export function writeUsers(folder: string, users: Iterable<EmulatorUser>): void {
  mkdirSync(folder, { recursive: true })
  const partial = join(folder, `${name}.partial`)
  writeFileSync(partial, JSON.stringify({ users: [...users] }), { mode: 0o600 })
  sync(partial)
  renameSync(partial, join(folder, name))
  sync(folder)
}
