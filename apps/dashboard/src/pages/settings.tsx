import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { Select } from '@search-foundation/ui/select'
import { ThemeSwitch } from '@search-foundation/ui/theme-switch'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useSession } from '../app/services.tsx'
import { useLanguage, useTheme } from '../features/preferences/index.ts'
import { SignOutDialog } from '../features/session/index.ts'
import type { PageProps } from './page-props.ts'
import { Page } from './page.tsx'

export function SettingsPage({ onSignIn }: Pick<PageProps, 'onSignIn'>) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  const theme = useTheme()
  const { status, user } = useSession()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <Page tab="settings">
      <div className="cards">
        <Card headingLevel={2} title={t('settings.language')} description={t('settings.languageDescription')}>
          <Select
            label={t('settings.language')}
            hideLabel
            value={language.value}
            onChange={(code) => void language.onChange(code)}
            options={language.locales.map(({ code, label }) => ({ id: code, label }))}
          />
        </Card>
        <Card headingLevel={2} title={t('settings.theme')} description={t('settings.themeDescription')}>
          <ThemeSwitch {...theme} />
        </Card>
        <Card
          headingLevel={2}
          title={t('settings.account')}
          description={
            status === 'signed-in' ? t('settings.signedInAs', { email: user.email }) : t('settings.signedOut')
          }
        >
          {status === 'signed-in' ? (
            <Button onPress={() => setLeaving(true)}>{t('settings.signOut')}</Button>
          ) : (
            <Button variant="solid" onPress={onSignIn}>
              {t('settings.signIn')}
            </Button>
          )}
        </Card>
      </div>
      <SignOutDialog isOpen={isLeaving} onOpenChange={setLeaving} />
    </Page>
  )
}
