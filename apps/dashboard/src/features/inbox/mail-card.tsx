import { useMailChoicesQuery, useSetMailChoicesMutation } from '@search-foundation/store/endpoints/inbox'
import { Card } from '@search-foundation/ui/card'
import { Stack } from '@search-foundation/ui/stack'
import { Switch } from '@search-foundation/ui/switch'
import { useTranslation } from 'react-i18next'

import { useFailure } from '../../ground/failures/use-failure.ts'
import { QueryState } from '../../ground/query/query-state.tsx'
import { useUid } from '../../ground/session/user-boundary.tsx'

const kinds = ['purchase', 'auto_recharge', 'bulk_job', 'low_balance', 'budget', 'key_expiry'] as const

/** Which items of the inbox are mailed too. */
export function MailCard() {
  const { t } = useTranslation('dashboard-inbox')
  const failure = useFailure()
  const query = useMailChoicesQuery({ uid: useUid() })
  const [change, { isLoading }] = useSetMailChoicesMutation()
  return (
    <Card headingLevel={2} title={t('mails.title')} description={t('mails.description')}>
      <QueryState query={query} failed={t('mails.failed')} height="12.5rem">
        {(choices) => (
          <Stack gap="sm">
            {kinds.map((kind) => (
              <Switch
                key={kind}
                isSelected={choices[kind]}
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
        )}
      </QueryState>
    </Card>
  )
}
