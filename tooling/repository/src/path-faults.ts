import { dirname } from 'node:path'

import type { DocumentParts } from './documents.ts'

/** Endings of files that are under version control here. */
const endings = /\.(?:ts|tsx|mjs|js|json|md|sql|css|html|svg|sh|ya?ml|toml|py)$/

/** Top folders of the repository. */
const tops = /^(?:apps|packages|tooling|docs|deploy|turbo|\.github|\.ci|\.changeset|\.githooks|\.vscode)\//

/** What builds and runs write: not under version control. */
const written =
  /(?:^|\/)(?:dist|build|node_modules|storybook-static|test-results|\.data|coverage)(?:\/|$)|^(?:404\.html|demo\.json|(?:identity\/)?users\.json)$/

/** Whether a text in backticks is meant as a file or a folder of the repository. */
const isPath = (text: string) =>
  /^[\w.*<>{}][\w@.*<>{},/[\]-]*$/.test(text) &&
  !/^\*?(?:\.\w+)+$/.test(text) &&
  (endings.test(text) || tops.test(text)) &&
  !written.test(text)

/** The pattern of a path as people write it: `*`, `<name>` and `{name}` stand for any name, `{one,other}` for these. */
function patternOf(path: string): RegExp {
  const source = path
    .replace(/\/$/, '')
    .split(/(\*\*|\*|<[^>]*>|\{[^}]*\})/)
    .map((piece) => {
      if (piece === '**') return '.*'
      if (piece.startsWith('{') && piece.includes(','))
        return `(?:${piece.slice(1, -1).split(',').map(RegExp.escape).join('|')})`
      return /^[*<{]/.test(piece) ? '[^/]*' : RegExp.escape(piece)
    })
  return new RegExp(`(?:^|/)${source.join('')}$`)
}

/** Returns the paths in backticks that no file has: from the root, or as the end of a longer path. */
export function pathFaults({ file, code }: DocumentParts, files: readonly string[]): string[] {
  const places = [...files, ...foldersOf(files)]
  return code
    .filter(({ text }) => isPath(text))
    .filter(({ text }) => {
      const pattern = patternOf(text.replace(/^(?:\.\.?\/)+/, ''))
      return !places.some((place) => pattern.test(place))
    })
    .map(({ line, text }) => `${file}:${line} \`${text}\` does not exist`)
}

function foldersOf(files: readonly string[]): string[] {
  const folders = new Set<string>()
  for (const file of files)
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) folders.add(folder)
  return [...folders]
}
