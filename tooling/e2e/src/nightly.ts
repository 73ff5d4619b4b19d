import { localeTable } from '@search-foundation/i18n/locale-table'

/** Whether the suite runs at full length: every page in every language, the whole journey in every language, full tables. */
export const nightly = process.env['NIGHTLY'] === '1'

/** The default language, the longest texts, and a script without spaces. */
const sample = ['en-US', 'de', 'ja']

/** The languages of journeys that go the same way in each: a sample on a push, all in the nightly run. */
export const languages = localeTable
  .map(({ code }) => code)
  .filter((code) => nightly || sample.includes(code))

/** Every second of the pages that one check goes over; all in the nightly run. */
export const sampleOf = <Item>(all: readonly Item[]): Item[] =>
  all.filter((_, index) => nightly || index % 2 === 0)
