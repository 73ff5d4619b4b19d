import { openSourceProjects, projectStatuses, statusIcons } from '@search-foundation/content/open-source'
import { Disclosure } from '@search-foundation/ui/disclosure'
import {
  ActivityIcon,
  BlocksIcon,
  CircleCheckIcon,
  Icon,
  PackageIcon,
  UsersIcon,
} from '@search-foundation/ui/icon'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import styles from './projects.module.css'

const icons = {
  activity: ActivityIcon,
  blocks: BlocksIcon,
  'circle-check': CircleCheckIcon,
  package: PackageIcon,
  users: UsersIcon,
} as const

/** Open-source projects with their status, and what each status means. */
export function Projects() {
  const { t } = useTranslation('web-about-us')
  return (
    <Section id="open-source" heading={t('projects.heading')} lead={t('projects.lead')} stacked>
      <ul className={styles.projects}>
        {openSourceProjects.map(({ key, name, link, license, status }) => (
          <li key={key}>
            <h3>
              <Link href={link}>{name}</Link>
            </h3>
            <p>{t(`project.${key}`)}</p>
            <p className={styles.facts}>
              <span>
                <Icon of={icons[statusIcons[status]]} size="sm" />
                {t(`status.${status}.name`)}
              </span>
              <span>{license}</span>
            </p>
          </li>
        ))}
      </ul>
      <Disclosure
        title={t('projects.legend')}
        folds="narrow"
        headingElement="h3"
        className={styles.fold ?? ''}
      >
        <dl className={styles.legend}>
          {projectStatuses.map((status) => (
            <div key={status}>
              <dt>
                <Icon of={icons[statusIcons[status]]} size="sm" />
                {t(`status.${status}.name`)}
              </dt>
              <dd>{t(`status.${status}.meaning`)}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </Section>
  )
}
