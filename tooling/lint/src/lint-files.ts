import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import config from '../../../oxlint.config.ts'
import { root } from './repository.ts'

/** One finding of the linter; `line` is 1-based. */
export interface Finding {
  path: string
  line: number
  rule: string
}

/**
 * Lints files in a temporary folder with the repository's own rules (oxlint.config.ts).
 * @param files path below the repository → text
 */
export function lintFiles(files: ReadonlyMap<string, string>): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'search-foundation-lint-'))
  try {
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config))
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const linter = join(root, 'node_modules/.bin/oxlint')
    // Thousands of findings.
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 } as const
    const { stdout, stderr } = spawnSync(linter, ['-f', 'json'], options)
    return readReport(stdout, stderr)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport(stdout: string, stderr: string): Finding[] {
  const report: unknown = stdout.startsWith('{') ? JSON.parse(stdout) : undefined
  if (!isReport(report)) throw new Error(`oxlint gave no report: ${stdout}${stderr}`)
  return report.diagnostics.map(({ filename, code, labels }) => ({
    path: filename,
    line: labels[0]?.span.line ?? 0,
    rule: code,
  }))
}

interface Report {
  diagnostics: readonly { filename: string; code: string; labels: readonly { span: { line: number } }[] }[]
}

function isReport(value: unknown): value is Report {
  return (
    typeof value === 'object' && value !== null && 'diagnostics' in value && Array.isArray(value.diagnostics)
  )
}
