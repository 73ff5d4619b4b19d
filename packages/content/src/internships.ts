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

/** A season that nobody can apply for yet. */
export interface ComingSeason extends Pick<InternshipSeason, 'season' | 'year'> {
  /** The day from which one can apply (UTC): three months before the season begins. */
  opens: Date
}

/** Returns the first season whose applications open after a moment. */
export function nextSeason(now: Date): ComingSeason {
  const year = now.getUTCFullYear()
  const coming = [year, year + 1].flatMap((of) =>
    (['spring', 'summer', 'autumn', 'winter'] as const).map((name) => {
      const start = seasonStart({ season: name, year: of })
      const opens = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() - 3, 1))
      return { season: name, year: of, opens }
    }),
  )
  const next = coming.find(({ opens }) => opens > now)
  if (next === undefined) throw new Error('There is a season in each year.')
  return next
}
