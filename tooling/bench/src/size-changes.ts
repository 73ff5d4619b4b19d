import { kilobytes } from './text-table.ts'

/** Bytes by the name of what was measured. */
export type Sizes = Readonly<Record<string, number>>

/** Changes that no one would look at: 100 bytes. */
const noticed = 100

/**
 * Returns what became larger or smaller as Markdown, the largest change first: a table, or a sentence when nothing did.
 * @param before undefined when the other state was not measured
 */
export function sizeChanges(before: Sizes | undefined, after: Sizes): string {
  if (before === undefined) return 'There are no sizes of the main branch to compare with.'
  const rows = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => ({ name, was: before[name] ?? 0, is: after[name] ?? 0 }))
    .filter(({ was, is }) => Math.abs(is - was) >= noticed)
    .toSorted((one, other) => Math.abs(other.is - other.was) - Math.abs(one.is - one.was))
  if (rows.length === 0) return 'No page and no bundle of the SDK changed by 100 bytes or more.'
  const signed = ({ was, is }: (typeof rows)[number]) =>
    `${is > was ? '+' : '−'}${kilobytes(Math.abs(is - was))}`
  return [
    '| gzip, first visit | before | after | change |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map((row) => `| ${row.name} | ${kilobytes(row.was)} | ${kilobytes(row.is)} | ${signed(row)} |`),
  ].join('\n')
}
