import { useMailChoicesQuery, useSetMailChoicesMutation } from '@search-foundation/store/endpoints/inbox'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { Stack } from '@search-foundation/ui/stack'
import { Switch } from '@search-foundation/ui/switch'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { useFailure } from '../../ground/failures/use-failure.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'

const kinds = ['purchase', 'auto_recharge', 'bulk_job', 'low_balance', 'budget'] as const

/** Which items of the inbox are mailed too. */
export function MailSwitches() {
  const { t } = useTranslation('dashboard-inbox')
  const failure = useFailure()
  const { data } = useMailChoicesQuery({ uid: useUid() })
  const [change, { isLoading }] = useSetMailChoicesMutation()
  if (data === undefined) return <Skeleton height="10rem" shape="block" />
  return (
    <Stack gap="sm">
      <Text size="sm" tone="muted">
        {t('mails.description')}
      </Text>
      {kinds.map((kind) => (
        <Switch
          key={kind}
          isSelected={data[kind]}
          isDisabled={isLoading}
          onChange={(isOn) =>
            void change({ [kind]: isOn })
              .unwrap()
              .catch((error: unknown) => failure.show(error))
          }
        >
          {t(`mails.${kind}`)}
        </Switch>
      ))}
    </Stack>
  )
}
