import type { AuthUser } from '@search-foundation/auth/session'
import { Button } from '@search-foundation/ui/button'
import { notify } from '@search-foundation/ui/notifications'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { useOpened } from '../../../../ground/query/use-opened.ts'
import { useServices } from '../../../../ground/services/services.tsx'
import { useFactorName } from '../../use-factor-name.ts'
import { PhoneDialog } from '../phone-dialog.tsx'
import { AddAppDialog } from './add-app-dialog.tsx'
import { RemoveFactorDialog } from './remove-factor-dialog.tsx'

/** The second factors of the account, and the ways to add and to remove one. The provider needs a confirmed address for them. */
export function SecondFactorsRow({ emailVerified, secondFactors }: AuthUser) {
  const { t } = useTranslation(['auth', 'common'])
  const { auth, config } = useServices()
  const nameOf = useFactorName()
  const { opened, open, close, dialogOf } = useOpened('factor', 'remove')
  return (
    <Stack gap="xs">
      {secondFactors.map((factor) => (
        <Row key={factor.id} justify="between">
          <span>{nameOf(factor)}</span>
          <Button
            size="sm"
            aria-label={t('security.factor.removeNamed', { name: nameOf(factor) })}
            onClick={() => open('remove', factor.id)}
          >
            {t('common:remove')}
          </Button>
        </Row>
      ))}
      <Row justify="between">
        <Text tone="muted" size="sm">
          {t(emailVerified ? 'security.factor.description' : 'security.factor.needsAddress')}
        </Text>
        <Row>
          <Button size="sm" isDisabled={!emailVerified} onClick={() => open('factor', 'phone')}>
            {t('security.factor.addPhone')}
          </Button>
          {config.hasAuthenticatorApps && (
            <Button size="sm" isDisabled={!emailVerified} onClick={() => open('factor', 'app')}>
              {t('security.factor.addApp')}
            </Button>
          )}
        </Row>
      </Row>
      <PhoneDialog
        title={t('security.factor.addPhone')}
        description={t('security.factor.phoneDescription')}
        {...dialogOf('factor', 'phone')}
        onSend={(phone) => auth.account.addPhone(phone)}
        onAdded={() => notify({ tone: 'positive', message: t('security.factor.added') })}
      />
      <AddAppDialog {...dialogOf('factor', 'app')} />
      <RemoveFactorDialog factor={secondFactors.find(({ id }) => id === opened.remove)} onClose={close} />
    </Stack>
  )
}
