/** A name for what a color of a figure shows. */
export interface LegendEntry {
  /** The figure draws it in `--series-<n>`. */
  series: number
  name: string
}

/** The caption of a figure of an article. */
export interface FigureCaption {
  text: string
  /** Empty for a figure in one color. */
  legend: readonly LegendEntry[]
}

const entry = /\s*\[series-(\d): ([^\]]+)\]/g

/** Parses the title of a figure's image: a caption, then an entry of the legend for each color, such as `[series-1: with links]`. */
export function parseFigureCaption(title: string): FigureCaption {
  return {
    text: title.replaceAll(entry, '').trim(),
    legend: [...title.matchAll(entry)].map(([, series, name = '']) => ({ series: Number(series), name })),
  }
}
