import { createServer } from 'node:http'

import { isFromProgram } from '../../kernel/http/local-requests.ts'
import { createApp, SingleProjectMode } from './emulator-internals.ts'
import { PersistentProject } from './persistent-project.ts'
import { readUsers, writeUsers } from './users-file.ts'

/** Changes within this time, in milliseconds, are written together. */
const writeAfterMilliseconds = 50
/** When a failed write is repeated, in milliseconds. */
const retryMilliseconds = 1000

/**
 * The Auth emulator in a separate process, because its start takes seconds in which the platform already responds. Its users are written
 * to a file shortly after every change. It ends with the platform, also when the platform is killed, because then the channel closes.
 */
const [projectId = '', port = '', folder = ''] = process.argv.slice(2)
let pending: NodeJS.Timeout | undefined

/** Returns whether the users are stored. On a full disk they stay in memory, and writing them is tried again. */
function save(): boolean {
  try {
    pending = undefined
    writeUsers(folder, project.users.values())
    return true
  } catch (error) {
    process.stderr.write(`The users cannot be stored: ${String(error)}\n`)
    pending = setTimeout(save, retryMilliseconds)
    return false
  }
}

const project = new PersistentProject(projectId, readUsers(folder), () => {
  pending ??= setTimeout(save, writeAfterMilliseconds)
})

function end(): void {
  const isStored = pending === undefined || save()
  process.exit(isStored ? 0 : 1)
}

process.on('disconnect', end)
process.on('SIGTERM', end)
// The terminal's Ctrl-C reaches this process too; the platform decides when the emulator ends.
process.on('SIGINT', () => undefined)

const app = await createApp(projectId, SingleProjectMode.ERROR, new Map([[projectId, project]]))
// The emulator lets every site read its responses, passwords and codes among them. Pages use the front.
createServer((request, response) => {
  if (isFromProgram(request.headers)) app(request, response)
  else response.writeHead(403).end()
})
  .listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
  .on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
