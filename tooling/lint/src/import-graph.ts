import { readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** One import of a module by another, both as paths below the folder. */
export interface Import {
  from: string
  to: string
  /** A type import leaves no trace in what runs, a lazy one (`import()`) runs later. */
  kind: 'value' | 'type' | 'lazy'
}

const patterns: readonly { kind: Import['kind']; pattern: RegExp }[] = [
  { kind: 'type', pattern: /^(?:import|export) type [^'"]*?from '(\.[^']+)'/gmu },
  { kind: 'value', pattern: /^(?:import|export) (?!type )(?:[^'"]*?from )?'(\.[^']+)'/gmu },
  { kind: 'lazy', pattern: /\bimport\('(\.[^']+)'\)/gu },
]

/** Returns the imports between modules of a folder. `files` are their paths below it. Imports of packages and styles are left out. */
export function importsBetween(folder: string, files: readonly string[]): Import[] {
  const known = new Set(files)
  return files.flatMap((from) => {
    const source = readFileSync(join(folder, from), 'utf8')
    return patterns.flatMap(({ kind, pattern }) =>
      [...source.matchAll(pattern)]
        .map(([, specifier = '']) => relative(folder, join(folder, dirname(from), specifier)))
        .filter((to) => known.has(to))
        .map((to) => ({ from, to, kind })),
    )
  })
}

/** Returns the room of a module: its first folder, or `.` beside the rooms. */
export const roomOf = (file: string): string => (file.includes(sep) ? (file.split(sep)[0] ?? '.') : '.')

/** Returns the groups of nodes that reach one another, by Tarjan's algorithm. A node on its own is no group. */
export function cycles(arrows: readonly (readonly [from: string, to: string])[]): string[][] {
  const targets = new Map<string, string[]>()
  for (const [from, to] of arrows) targets.set(from, [...(targets.get(from) ?? []), to])
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []

  function visit(node: string): number {
    const index = order.size
    order.set(node, index)
    lowest.set(node, index)
    stack.push(node)
    for (const target of targets.get(node) ?? []) {
      const reached = order.has(target)
        ? stack.includes(target)
          ? (order.get(target) ?? index)
          : index
        : visit(target)
      lowest.set(node, Math.min(lowest.get(node) ?? index, reached))
    }
    const low = lowest.get(node) ?? index
    if (low === index) {
      const group = stack.splice(stack.indexOf(node))
      if (group.length > 1) found.push(group.toSorted())
    }
    return low
  }
  for (const node of targets.keys()) if (!order.has(node)) visit(node)
  return found
}
