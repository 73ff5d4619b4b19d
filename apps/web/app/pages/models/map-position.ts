const firstDay = Date.parse('2023-01-01')
const lastDay = Date.parse('2025-12-01')
const smallest = 10_000_000
const largest = 5_000_000_000

/** A place on the map, as shares of its width (from the left) and of its height (from the top). */
export interface MapPosition {
  x: number
  y: number
}

/** Returns the place of a model: releases from left to right, sizes from bottom to top on a logarithmic scale. */
export function mapPosition(releaseDate: string, parameters: number): MapPosition {
  return {
    x: (Date.parse(releaseDate) - firstDay) / (lastDay - firstDay),
    y: 1 - Math.log(parameters / smallest) / Math.log(largest / smallest),
  }
}

/** The beginnings of the years on the map. */
export const yearLines = [2023, 2024, 2025].map((year) => ({
  year,
  x: mapPosition(`${year}-01-01`, smallest).x,
}))

/** The powers of ten on the map. */
export const sizeLines = [10_000_000, 100_000_000, 1_000_000_000].map((parameters) => ({
  parameters,
  y: mapPosition('2024-01-01', parameters).y,
}))
