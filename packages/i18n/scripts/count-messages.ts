/* Prints how many messages each locale has beside English, and what is missing. Fails if anything is. */
import { defaultLocale, localeTable } from '../src/locale-table.ts'
import { localeProblems, readLocale } from './check-locale.ts'

const folderOf = (code: string) => new URL(`../messages/${code}/`, import.meta.url)
const { messages: english } = readLocale(folderOf(defaultLocale))

let missing = 0
for (const { code } of localeTable) {
  const locale = readLocale(folderOf(code))
  const count = [...locale.messages.values()].reduce((sum, texts) => sum + texts.size, 0)
  const problems = code === defaultLocale ? [] : localeProblems(code, english, locale)
  missing += problems.length
  console.log(
    `${code.padEnd(6)} ${locale.messages.size} namespaces, ${count} texts, ${problems.length} problems`,
  )
  for (const problem of problems) console.log(`  ${problem}`)
}
console.log(`${localeTable.length} locales, ${missing} problems`)
if (missing > 0) process.exitCode = 1
