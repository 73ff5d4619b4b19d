import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Rows of two columns, aligned.
 * @param {readonly (readonly [string, string])[]} rows
 */
export function twoColumns(rows) {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n')
}

/**
 * The demo account as the platform wrote it to its data folder, as rows of the table.
 * @param {string} dataDir
 * @returns {[string, string][]}
 */
export function demoRows(dataDir) {
  const file = join(dataDir, 'demo.json')
  if (!existsSync(file)) return []
  const demo = JSON.parse(readFileSync(file, 'utf8'))
  return [
    ['Demo account', `${demo.email}  /  ${demo.password}`],
    ['Its API key', `in ${file}`],
  ]
}
