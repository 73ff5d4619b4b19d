/** The six series of charts on a ground. */
const series = (ground: string) =>
  [1, 2, 3, 4, 5, 6].map((number) => [`series-${number}`, ground, 3] as const)

/** Foreground, background and the contrast they need: 4.5 for text, 3 for edges and marks (WCAG 1.4.3, 1.4.11). */
export const colorPairs: readonly (readonly [foreground: string, ground: string, needed: number])[] = [
  ['text', 'page', 4.5],
  ['text-soft', 'page', 4.5],
  ['text-muted', 'page', 4.5],
  ['text', 'hover', 4.5],
  ['text-muted', 'sunken', 4.5],
  ['text-muted', 'active', 4.5],
  ['text-faint', 'surface', 4.5],
  ['on-solid', 'solid', 4.5],
  ['on-negative', 'negative-solid', 4.5],
  ['accent-text', 'page', 4.5],
  ['accent-text', 'accent-quiet', 4.5],
  ['positive-text', 'positive-quiet', 4.5],
  ['negative-text', 'negative-quiet', 4.5],
  ['warning-text', 'warning-quiet', 4.5],
  ['info-text', 'info-quiet', 4.5],
  ['positive-text', 'page', 4.5],
  ['negative-text', 'page', 4.5],
  ['warning-text', 'page', 4.5],
  ['info-text', 'page', 4.5],
  ['border-strong', 'surface', 3],
  ['positive-mark', 'surface', 3],
  ['negative-mark', 'surface', 3],
  ['warning-mark', 'surface', 3],
  ['info-mark', 'surface', 3],
  ['accent', 'page', 3],
  ['focus', 'page', 3],
  ...series('page'),
  ...series('surface'),
]
