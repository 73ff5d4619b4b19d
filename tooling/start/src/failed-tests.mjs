import { stripVTControlCharacters } from 'node:util'

/**
 * What marks a failed test in the output of Playwright's list (`✘  12 [project] › file › title`) and of Vitest (`FAIL  file > title`), and
 * one that Vitest repeated (`↻ file > title (retry #1)`).
 */
const marks = [
  /^\s*✘\s+\d+\s+(?<title>.*?)\s*(?:\(\d+(?:\.\d+)?m?s\)|\(\d+(?:\.\d+)?m\))?$/,
  /^\s*FAIL\s+(?<title>.+)$/,
  /^\s*↻\s+(?<title>.+?)\s*\(retry #\d+\)$/,
]

/** What marks an error that Vitest caught outside of any test. It fails the run although every test passed. */
const strayMark =
  /^\s*⎯+ (?<title>Uncaught Exception|Unhandled (?:Rejection|Error)|Teardown Error|Test Run Error) ⎯+$/

/** Where Vitest says during which file and test such an error came. */
const origin = /^This error originated in "(?<file>[^"]+)" test file/
const latest = /^The last test to run before this error was "(?<test>[^"]+)"/

/** The line with which an assertion or an exception begins. */
const reason = /^\s*(?:\w*Error|Test timeout)\b/

/** Lines between the title of a failed test and its reason, at most. */
const reach = 6

/** Where the place of an error begins, below its message. */
const place = /^\s*(?:❯|at |\d+ \||Call log)/

/**
 * What is told of an error: its first lines that are not empty, up to the place in the code.
 * @param {string[]} lines
 */
function toldOf(lines) {
  const end = lines.findIndex((line) => place.test(line))
  const message = lines.slice(0, end === -1 ? reach : end).map((line) => line.trim())
  return message.filter(Boolean).slice(0, 4).join(' ').slice(0, 400)
}

/**
 * The titles of the failed tests in the output of a test runner, each once, with the beginning of its error where the
 * runner prints it near the title.
 * @param {string} output
 * @returns {string[]}
 */
export function failedTests(output) {
  const lines = stripVTControlCharacters(output).split('\n')
  /** @type {Map<string, string | undefined>} */
  const failed = new Map()
  for (const [index, line] of lines.entries()) {
    const title = titleIn(line)
    if (!title) continue
    const start = lines.slice(index + 1, index + reach).findIndex((next) => reason.test(next))
    const why = start === -1 ? undefined : toldOf(lines.slice(index + 1 + start))
    failed.set(title, failed.get(title) ?? why)
  }
  return [...[...failed].map(([title, why]) => (why ? `${title}\n    ${why}` : title)), ...strayErrors(lines)]
}

/**
 * The errors that were caught outside of any test, with where they came from as far as the lines below say so.
 * @param {string[]} lines
 */
function strayErrors(lines) {
  return lines.flatMap((line, index) => {
    const title = strayMark.exec(line)?.groups?.title
    if (!title) return []
    const below = lines.slice(index + 1)
    const end = below.findIndex((next) => next.startsWith('⎯'))
    const own = end === -1 ? below : below.slice(0, end)
    const file = own.map((next) => origin.exec(next)?.groups?.file).find(Boolean)
    const test = own.map((next) => latest.exec(next)?.groups?.test).find(Boolean)
    const during = [file, test].filter(Boolean).join(' > ')
    return [`${title}${during && ` during ${during}`}\n    ${toldOf(own)}`]
  })
}

/** @param {string} line */
function titleIn(line) {
  for (const mark of marks) {
    const title = mark.exec(line)?.groups?.title
    if (title) return title
  }
  // Playwright's report of a failure, after its list, has the error below the title.
  return /^\s*\d+\) (?<title>\[.*?\] › .*?)\s*─*$/.exec(line)?.groups?.title
}

/**
 * How often Playwright or Vitest repeated a test: a repetition is marked `(retry #1)`, whatever came of it.
 * @param {string} output
 */
export function repetitions(output) {
  const marked = /^\s*(?:[✓✘]\s+\d+|↻)\s.*\(retry #\d+\)/
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => marked.test(line)).length
}

/** How many lines of a phase's output stand for it where no test of it failed. */
const lastLineCount = 30

/**
 * The end of a phase's output, without empty lines, indented below its name.
 * @param {string} output
 */
export function lastLines(output) {
  const lines = stripVTControlCharacters(output).split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .slice(-lastLineCount)
    .map((line) => `    ${line.trimEnd().slice(0, 300)}`)
    .join('\n')
}
