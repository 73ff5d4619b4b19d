import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Returns what a file of `/proc` says; nothing once its process has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** The fields of a process after its name: state first, then the parent. */
const statOf = (pid: string): string[] => read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []

const processIds = () => readdirSync('/proc').filter((name) => /^\d+$/.test(name))

/** The sockets on which somebody listens at a port. */
function listeningSockets(port: number): string[] {
  const listening = '0A'
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  return read('/proc/net/tcp')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, address = '', , state]) => state === listening && address.endsWith(`:${hex}`))
    .map((fields) => `socket:[${fields[9]}]`)
}

/** Returns the id of the server process of a port of this machine. Throws when there is none. */
export function serverAt(port: number): string {
  const sockets = listeningSockets(port)
  const pid = processIds().find((id) => {
    try {
      const folder = `/proc/${id}/fd`
      return (
        statOf(id)[0] !== 'Z' &&
        readdirSync(folder).some((fd) => sockets.includes(readlinkSync(`${folder}/${fd}`)))
      )
    } catch {
      return false
    }
  })
  if (pid === undefined) throw new Error(`No process of this machine listens at port ${port}.`)
  return pid
}

/** Returns the processor time in seconds that a server has used with its child processes, also those that have ended (Linux). */
export function processorSecondsOf(server: string): number {
  const [own, ended] = [
    [11, 12],
    [13, 14],
  ] as const
  const sum = (fields: readonly string[], places: readonly number[]) =>
    places.reduce((total, place) => total + Number(fields[place] ?? 0), 0)
  const children = processIds()
    .map(statOf)
    .filter(([, parent]) => parent === server)
  const ticks =
    sum(statOf(server), [...own, ...ended]) +
    children.reduce((total, fields) => total + sum(fields, [...own, ...ended]), 0)
  return ticks / ticksPerSecond
}
