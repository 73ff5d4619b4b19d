import { brand } from './brand.ts'

/** One season card of the internship page (specification §3). */
export interface InternshipSeason {
  season: 'spring' | 'summer' | 'autumn' | 'winter'
  year: number
  /** Key of the card's background, drawn by the site (a field of points in the season's hue). */
  background: 'spring' | 'summer' | 'autumn' | 'winter'
  applicationUrl: string
}

const season = (name: InternshipSeason['season'], year: number): InternshipSeason => ({
  season: name,
  year,
  background: name,
  applicationUrl: `${brand.hosts.jobs}/internship-${name}-${year}`,
})

/** The four seasons, oldest first (specification §3). */
export const internshipSeasons: readonly InternshipSeason[] = [
  season('summer', 2025),
  season('autumn', 2025),
  season('winter', 2025),
  season('spring', 2026),
]

const firstMonth = { spring: 3, summer: 6, autumn: 9, winter: 12 } as const

/** The first day of a season (UTC). */
export const seasonStart = ({ season: name, year }: Pick<InternshipSeason, 'season' | 'year'>): Date =>
  new Date(Date.UTC(year, firstMonth[name] - 1, 1))

/** A season that has not begun. */
export interface ComingSeason extends InternshipSeason {
  /** Its first day (UTC). */
  begins: Date
}

/**
 * Returns the first two seasons that begin after a moment. One can apply for the first, `open`, until it begins, and for the one `after` it
 * from then on.
 */
export function comingSeasons(now: Date): { open: ComingSeason; after: ComingSeason } {
  const year = now.getUTCFullYear()
  const coming = [year, year + 1].flatMap((of) =>
    (['spring', 'summer', 'autumn', 'winter'] as const).map((name) => {
      const card = season(name, of)
      return { ...card, begins: seasonStart(card) }
    }),
  )
  const [open, after] = coming.filter(({ begins }) => begins > now)
  if (open === undefined || after === undefined) throw new Error('There are four seasons in each year.')
  return { open, after }
}
