import type { InternshipSeason } from '@search-foundation/content/internships'
import { Badge } from '@search-foundation/ui/badge'
import { ArrowUpRightIcon, Icon } from '@search-foundation/ui/icon'
import { spectrum, type Spectrum } from '@search-foundation/ui/spectrum'
import { useTranslation } from 'react-i18next'

import { seasonDrawings } from './season-drawings.ts'
import styles from './season-card.module.css'

/** The accent of each season. */
const spectra: Readonly<Record<InternshipSeason['season'], Spectrum>> = {
  spring: [0.72, 0.15, 135],
  summer: [0.78, 0.15, 85],
  autumn: [0.68, 0.16, 40],
  winter: [0.7, 0.13, 240],
}

/** A season with its drawing. The whole card is the link to its posting; one that has begun says that it is over, and leads nowhere. */
export function SeasonCard({ internship, isOver }: { internship: InternshipSeason; isOver: boolean }) {
  const { t } = useTranslation('web-internship')
  const { season, year, background, applicationUrl } = internship
  const { dim, lit, lines } = seasonDrawings[background]
  return (
    <li className={styles.card} {...spectrum(spectra[season])}>
      <svg viewBox="0 0 400 300" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
        {lines.map((path) => (
          <path key={path} d={path} />
        ))}
        {dim.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="1.8" />
        ))}
        {lit.map(([x, y]) => (
          <circle key={`${x} ${y}`} className={styles.lit} cx={x} cy={y} r="4" />
        ))}
      </svg>
      {isOver ? <Badge className={styles.over ?? ''}>{t('over')}</Badge> : null}
      <h3>{t(`season.${season}`, { year })}</h3>
      {isOver ? null : (
        <a href={applicationUrl} rel="noopener">
          {t(`apply.${season}`, { year })}
          <Icon of={ArrowUpRightIcon} size="sm" />
        </a>
      )}
    </li>
  )
}
