import type { Model } from '@search-foundation/content/models'

/** What the map of models shows, in a sentence's values: the range of dates (YYYY-MM-DD) and the smallest and largest model. */
export function mapDescription(models: readonly Model[]) {
  const dates = models.flatMap(({ releaseDate }) => releaseDate ?? []).toSorted()
  const bySize = models
    .filter(({ releaseDate }) => releaseDate !== null)
    .toSorted((left, right) => left.parameters - right.parameters)
  const [smallest, largest] = [bySize.at(0), bySize.at(-1)]
  return {
    models: dates.length,
    from: dates.at(0) ?? '',
    to: dates.at(-1) ?? '',
    smallest: smallest?.slug ?? '',
    least: smallest?.parameters ?? 0,
    largest: largest?.slug ?? '',
    most: largest?.parameters ?? 0,
  }
}
