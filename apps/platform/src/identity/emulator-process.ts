import { createApp, SingleProjectMode } from './emulator-internals.ts'
import { PersistentProject } from './persistent-project.ts'
import { readUsers, writeUsers } from './users-file.ts'

/** Changes that follow each other within this time are written together. */
const writeAfterMilliseconds = 50

/**
 * The Auth emulator as a process of its own: its start takes seconds in which the platform answers already. Its users are in a file
 * shortly after every change. It ends with the platform, also when that is killed without a chance to tell: then the channel closes.
 */
const [projectId = '', port = '', folder = ''] = process.argv.slice(2)
let pending: NodeJS.Timeout | undefined

function save(): void {
  pending = undefined
  writeUsers(folder, project.users.values())
}

const project = new PersistentProject(projectId, readUsers(folder), () => {
  pending ??= setTimeout(save, writeAfterMilliseconds)
})

function end(): void {
  if (pending !== undefined) save()
  process.exit(0)
}

process.on('disconnect', end)
process.on('SIGTERM', end)
// The terminal's Ctrl-C reaches this process too; the platform decides when the emulator ends.
process.on('SIGINT', () => undefined)

const app = await createApp(projectId, SingleProjectMode.ERROR, new Map([[projectId, project]]))
app
  .listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
  .on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
