import { customerLogos, logoGroups, universityLogos, type Logo } from '@search-foundation/content/logos'
import { LogoWall } from '@search-foundation/ui/logo-wall'
import { useTranslation } from 'react-i18next'

import { SampleMark } from './sample-mark.tsx'
import { Section } from './section.tsx'
import styles from './logo-walls.module.css'

/** Customers by group, and universities. A group without logos is left out; that organizations are invented is said once. */
export function LogoWalls() {
  const { t } = useTranslation('web-frame')
  const groups = [
    ...logoGroups.map((group) => ({ id: group, logos: customerLogos[group] })),
    { id: 'universities' as const, logos: universityLogos },
  ].filter(({ logos }) => logos.length > 0)
  const hasSamples = groups.some(({ logos }) => logos.some(({ sample }) => sample))
  return (
    <Section
      id="customers"
      heading={t('logos.heading')}
      {...(hasSamples ? { lead: t('logos.sample') } : {})}
      stacked
    >
      {groups.map(({ id, logos }) => (
        <div key={id} className={styles.group}>
          <h3>{t(`logos.group.${id}`)}</h3>
          <LogoWall
            className={styles.wall ?? ''}
            label={t(`logos.group.${id}`)}
            logos={logos.map(toWallLogo)}
          />
        </div>
      ))}
    </Section>
  )
}

const toWallLogo = ({ name, mark, link }: Logo) => ({
  name,
  drawing: <SampleMark mark={mark} />,
  ...(link === undefined ? {} : { href: link }),
})
