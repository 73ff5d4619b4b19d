import { globSync } from 'node:fs'
import { join } from 'node:path'

import { floors } from './boundaries.ts'
import { cycles, importsBetween, roomOf } from './import-graph.ts'
import { root } from './repository.ts'

/** Prints which rooms of each folder in the table of floors import which, the imports that go upwards, and the cycles, of types too. */
for (const { folder, rooms, isComposedAbove = false, exceptions = [] } of floors) {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(root, folder) }).filter(
    (file) => !/\.(test|test-support|stories)\.tsx?$/.test(file),
  )
  const imports = importsBetween(join(root, folder), files)
  const between = imports
    .map((one) => ({ ...one, rooms: [roomOf(one.from), roomOf(one.to)] as const }))
    .filter(({ rooms: [from, to] }) => from !== to)
  const isUpward = ([from, to]: readonly [string, string]) =>
    from in rooms && (to === '.' ? isComposedAbove : to in rooms && !rooms[from]?.includes(to))
  const upward = between.filter(({ rooms: pair }) => isUpward(pair))
  const eager = imports.filter(({ kind }) => kind !== 'lazy')

  console.log(`\n${folder}: ${files.length} modules, ${imports.length} imports between them`)
  const counts = new Map<string, { value: number; type: number; lazy: number }>()
  for (const { kind, rooms: pair } of between) {
    const name = pair.join(' → ')
    const count = counts.get(name) ?? { value: 0, type: 0, lazy: 0 }
    counts.set(name, { ...count, [kind]: count[kind] + 1 })
  }
  console.table(Object.fromEntries([...counts].toSorted()))
  console.log(`upward arrows: ${upward.length}, named exceptions: ${exceptions.length}`)
  for (const { from, to, kind } of upward) console.log(`  ${from} → ${to} (${kind})`)
  const ofModules = cycles(eager.map(({ from, to }) => [from, to]))
  const ofRooms = cycles(
    between
      .filter(({ kind, rooms: pair }) => kind === 'value' && pair.every((room) => room in rooms))
      .map(({ rooms: pair }) => pair),
  )
  console.log(`cycles of modules: ${ofModules.length}, of rooms by value: ${ofRooms.length}`)
  for (const cycle of [...ofModules, ...ofRooms]) console.log(`  ${cycle.join(', ')}`)
}
