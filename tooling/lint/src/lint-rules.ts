import {
  everywhere,
  floors,
  inFiles,
  packages,
  type Floors,
  type Package,
  type Refusal,
} from './boundaries.ts'

/** How many folders deep the files of a room may lie; deeper ones fail the test of the boundaries. */
export const maxDepth = 5

interface Pattern {
  regex?: string
  group?: string[]
  message: string
  allowTypeImports?: boolean
}

type Rules = Record<'no-restricted-imports', ['error', { patterns: Pattern[] }]>

interface Override {
  files: string[]
  rules: Rules
}

const alternatives = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll('.', '\\.')).join('|')

/** The packages that `name` may not import, as refusals. */
function siblings(
  name: string,
  { mayImport, mayImportTypes = [], reason }: Package,
  isTest: boolean,
): Refusal[] {
  const extra = isTest ? [name, ...(packages[name]?.testsMayImport ?? [])] : []
  const refused = Object.entries(packages)
    .filter(([other, { isSettings }]) => !isSettings && !mayImport.includes(other) && !extra.includes(other))
    .map(([other]) => other)
  const whole = refused.filter((other) => !mayImportTypes.includes(other))
  const code = refused.filter((other) => mayImportTypes.includes(other))
  return [
    { match: `^@search-foundation/(${alternatives(whole)})(/|$)`, reason },
    ...(code.length === 0
      ? []
      : [
          {
            match: `^@search-foundation/(${alternatives(code)})(/|$)`,
            reason,
            allowTypeImports: true,
          } as const,
        ]),
  ]
}

/** What a file of a room, `depth` folders below the folder of the rooms, may not import. */
function otherRooms(
  { rooms, reason, apart = [], isComposedAbove }: Floors,
  room: string,
  depth: number,
  also: readonly string[] = [],
): Refusal[] {
  const allowed = [room, ...(rooms[room] ?? []), ...also]
  const refused = Object.keys(rooms).filter((other) => !allowed.includes(other))
  const up = (levels: number) => `^(\\.\\./){${levels}}`
  return [
    ...(refused.length === 0 ? [] : [{ match: `${up(depth)}(${alternatives(refused)})/`, reason }]),
    ...(isComposedAbove === true ? [{ match: `${up(depth)}[^/]+$`, reason }] : []),
    ...(apart.includes(room) && depth > 1 ? [{ match: `${up(depth - 1)}[^.]`, reason }] : []),
  ]
}

/** What a file `depth` folders below rooms that are inside a room of larger floors may not import because of that room. */
function aroundFloors({ folder }: Floors, depth: number): Refusal[] {
  const outer = floors.find((other) => folder.startsWith(`${other.folder}/`))
  if (outer === undefined) return []
  const [room = '', ...rest] = folder.slice(outer.folder.length + 1).split('/')
  return otherRooms(outer, room, 1 + rest.length + depth)
}

/** Folders of other rooms that are entered through their index only. A room that may not import them at all needs no such rule. */
const indexes = ({ byIndex = [], rooms }: Floors, room?: string): Refusal[] =>
  byIndex
    .filter((entered) => room === undefined || rooms[room]?.includes(entered))
    .map((entered) => ({
      match: [`**/${entered}/*/*`, `!**/${entered}/*/index.ts`],
      reason: `A folder of ${entered} is imported through its index.`,
    }))

const rulesOf = (refused: readonly Refusal[]): Rules => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: refused.map(({ match, reason, allowTypeImports }) => ({
        ...(typeof match === 'string' ? { regex: match } : { group: [...match] }),
        message: reason,
        ...(allowTypeImports === true && { allowTypeImports }),
      })),
    },
  ],
})

/** The refusals of `inFiles` for files of a package, by the first entry that names them. */
function fileRules(folder: string): { files: readonly string[]; refused: readonly Refusal[] }[] {
  const whole = `${folder}/**`
  const rules = inFiles.flatMap(({ files, refused }) => {
    const here = files
      .map((glob) => (glob === '**' ? whole : glob))
      .filter((glob) => glob.startsWith(`${folder}/`))
    return here.length === 0 ? [] : [{ files: here, refused }]
  })
  const first = rules.findIndex(({ files }) => files.includes(whole))
  return rules.slice(0, first + 1).toReversed()
}

/** One override per kind of file. A later override replaces an earlier one, so each lists every refusal for its files. */
export function boundaryOverrides(): Override[] {
  const overrides: Override[] = []
  const refuse = (files: readonly string[], refused: readonly Refusal[]) =>
    overrides.push({ files: [...files], rules: rulesOf(refused) })

  for (const [name, entry] of Object.entries(packages)) {
    const { folder } = entry
    for (const { files, refused } of fileRules(folder)) {
      const isTest = files.every((glob) => /\.test[.-]/.test(glob))
      const base = [...everywhere, ...siblings(name, entry, isTest), ...refused]
      refuse(files, base)
      if (isTest || !files.includes(`${folder}/**`)) continue
      for (const plan of floors.filter((candidate) => candidate.folder.startsWith(`${folder}/`))) {
        const above = (depth: number) => aroundFloors(plan, depth)
        refuse([`${plan.folder}/*`], [...base, ...indexes(plan), ...above(0)])
        for (const room of Object.keys(plan.rooms)) {
          for (let depth = 1; depth <= maxDepth; depth += 1) {
            const glob = `${plan.folder}/${room}/${'*/'.repeat(depth - 1)}*`
            const rules = [...base, ...indexes(plan, room), ...otherRooms(plan, room, depth), ...above(depth)]
            refuse([glob], rules)
          }
        }
        for (const { file, mayImport } of plan.exceptions ?? []) {
          const [room = '', ...rest] = file.split('/')
          const rules = [...base, ...indexes(plan, room), ...otherRooms(plan, room, rest.length, mayImport)]
          refuse([`${plan.folder}/${file}`], rules)
        }
      }
    }
  }
  return overrides
}
