import { SideNav } from '@search-foundation/ui/side-nav'
import { Stack } from '@search-foundation/ui/stack'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

import { usePlace } from '../../ground/place/use-place.ts'
import { AddressSelect } from '../../ground/query/address-select.tsx'
import { settingsSections, type SettingsSection } from './settings-sections.ts'
import styles from './settings-frame.module.css'

export interface SettingsFrameProps {
  /** Section shown; undefined at the bare address. */
  current: SettingsSection | undefined
  /** Content of the section. */
  children: ReactNode
}

/** A section of the settings, beside the list of all where there is room, and below a choice of them elsewhere. */
export function SettingsFrame({ current, children }: SettingsFrameProps) {
  const { t } = useTranslation('dashboard-frame')
  const { pathOf } = usePlace()
  const navigate = useNavigate()
  const sections = [
    { href: pathOf('settings'), label: t('sections.general') },
    ...settingsSections.map((item) => ({
      href: pathOf('settings', { item }),
      label: t(`sections.${item}`),
    })),
  ]
  const address = pathOf('settings', current === undefined ? {} : { item: current })
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <SideNav
          label={t('tabs.settings')}
          items={sections}
          current={address}
          className={styles.list ?? ''}
        />
        <div className={styles.choice}>
          <AddressSelect
            label={t('section')}
            value={address}
            onChoose={(chosen) => void navigate(chosen)}
            options={sections.map(({ href, label }) => ({ id: href, label }))}
          />
        </div>
        <Stack gap="lg">{children}</Stack>
      </div>
    </div>
  )
}
