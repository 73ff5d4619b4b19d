import { offices } from '@search-foundation/content/offices'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import { cellOf, landPath, mapSize } from './land.ts'
import styles from './office-map.module.css'

const dots = landPath()

/** The offices: a map of the world as a field of points with the cities lit, and the addresses. */
export function OfficeMap() {
  const { t } = useTranslation(['web-about-us', 'web-frame', 'content-offices'])
  return (
    <Section id="office-map" heading={t('web-frame:footer.offices')} lead={t('offices.lead')} stacked>
      <div className={styles.map} aria-hidden="true">
        <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}>
          <path d={dots} />
        </svg>
        {offices.map(({ key, coordinates }) => {
          const { x, y } = cellOf(coordinates)
          return (
            <span
              key={key}
              className={styles.city}
              style={{
                insetInlineStart: `${((x / mapSize.width) * 100).toFixed(2)}%`,
                insetBlockStart: `${((y / mapSize.height) * 100).toFixed(2)}%`,
              }}
            >
              {t(`content-offices:${key}.city`)}
            </span>
          )
        })}
      </div>
      <ul className={styles.offices}>
        {offices.map(({ key, address, headquarters, coordinates, timeZone }) => {
          const city = t(`content-offices:${key}.city`)
          const [latitude, longitude] = coordinates
          return (
            <li key={key}>
              <h3>{headquarters ? t('web-frame:footer.headquarters', { city }) : city}</h3>
              <address>
                {address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <span>{t(`content-offices:${key}.country`)}</span>
              </address>
              <p>{t('offices.timeZone', { zone: timeZone.replaceAll('_', ' ') })}</p>
              <a href={`https://www.openstreetmap.org/#map=12/${latitude}/${longitude}`} rel="noopener">
                {t('offices.mapOf', { city })}
              </a>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
