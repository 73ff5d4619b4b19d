import { floors, packages } from './boundaries.ts'

const diagram = (edges: Iterable<string>) => ['```mermaid', 'graph TD', ...edges, '```'].join('\n')

const arrows = (from: string, to: readonly string[], line = '-->') =>
  to.length === 0 ? [] : [`  ${from} ${line} ${to.join(' & ')}`]

/** Returns a Mermaid diagram of the imports between apps and packages. Dotted arrows are imports of types. */
export function packageDiagram(): string {
  return diagram(
    Object.entries(packages)
      .filter(([, { folder }]) => !folder.startsWith('tooling/'))
      .toReversed()
      .flatMap(([name, { mayImport, mayImportTypes = [] }]) => [
        ...arrows(name, mayImport),
        ...arrows(name, mayImportTypes, '-.->'),
      ]),
  )
}

/** Returns a Mermaid diagram of the imports between the rooms of an app. `kernel`, which every room imports, is left out. */
export function roomDiagram(folder: string): string {
  const rooms = floors.find((entry) => entry.folder === folder)?.rooms ?? {}
  return diagram(
    Object.entries(rooms).flatMap(([room, mayImport]) =>
      arrows(
        room,
        mayImport.filter((other) => other !== 'kernel'),
      ),
    ),
  )
}
