/** How much of a day something worked: all of it, less than that, or not known. */
type UptimeLevel = 'up' | 'most' | 'part' | 'little' | 'none'

/** Returns the level of a share from 0 to 1; of null, that nothing is known. */
export function levelOf(availability: number | null | undefined): UptimeLevel {
  if (availability === null || availability === undefined) return 'none'
  if (availability >= 1) return 'up'
  if (availability >= 0.99) return 'most'
  return availability >= 0.9 ? 'part' : 'little'
}
