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
