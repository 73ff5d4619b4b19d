import { models } from '@search-foundation/content/models'
import { expect, test } from 'vitest'

import { mapDescription } from './map-description.ts'

test('the description of the map has the range of its points, and none of the models without a date', () => {
  const dated = models.filter(({ releaseDate }) => releaseDate !== null)
  const { models: count, from, to, smallest, largest } = mapDescription(models)
  expect(count).toBe(dated.length)
  expect(dated.every(({ releaseDate }) => `${releaseDate}` >= from && `${releaseDate}` <= to)).toBe(true)
  const sizes = dated.map(({ parameters }) => parameters)
  const sizeOf = (slug: string) => models.find((model) => model.slug === slug)?.parameters
  expect([sizeOf(smallest), sizeOf(largest)]).toEqual([Math.min(...sizes), Math.max(...sizes)])
})
