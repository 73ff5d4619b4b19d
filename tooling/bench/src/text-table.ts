/** Rows as text: the first column to the left, the others to the right, below a line of headings. */
export function textTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows]
  const widths = headings.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)))
  return all
    .map((row) =>
      widths
        .map((width, column) =>
          column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
        )
        .join('  '),
    )
    .join('\n')
}

/** Bytes as kilobytes of 1000 bytes with one decimal; nothing as a dash. */
export function kilobytes(bytes: number): string {
  return bytes === 0 ? '–' : `${(bytes / 1000).toFixed(1)} kB`
}
