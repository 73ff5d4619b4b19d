import type { Webhook } from '@search-foundation/api-client/account'
import {
  useRemoveWebhookMutation,
  useRotateWebhookSecretMutation,
  useSendTestWebhookMutation,
} from '@search-foundation/store/endpoints/webhooks'
import { Button } from '@search-foundation/ui/button'
import { BanIcon, EllipsisIcon, Icon, PencilIcon, RefreshCwIcon } from '@search-foundation/ui/icon'
import { Menu } from '@search-foundation/ui/menu'
import { notify } from '@search-foundation/ui/notifications'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

import { ConfirmDialog } from '../../ground/dialogs/confirm-dialog.ts'
import { useFailure } from '../../ground/failures/use-failure.ts'
import { useOpened } from '../../ground/query/use-opened.ts'

const questions = ['rotate', 'remove'] as const

export interface WebhookMenuProps {
  webhook: Webhook
  onEdit: () => void
  /** Called with a secret that was just created. */
  onSecret: (secret: string) => void
}

/** What can be done with a webhook. Only a verified one can be tested. */
export function WebhookMenu({ webhook: { id, url, verification }, onEdit, onSecret }: WebhookMenuProps) {
  const { t } = useTranslation('dashboard-webhooks')
  const failure = useFailure()
  const [sendTest, { isLoading }] = useSendTestWebhookMutation()
  const [rotate] = useRotateWebhookSecretMutation()
  const [remove] = useRemoveWebhookMutation()
  const { opened, open, close } = useOpened(...questions)
  const question = questions.find((name) => opened[name] === id)

  async function test(): Promise<void> {
    try {
      await sendTest(id).unwrap()
      notify({ tone: 'positive', message: t('test.sent') })
    } catch (error) {
      failure.show(error)
    }
  }

  async function confirm(): Promise<void> {
    try {
      if (question === 'rotate') onSecret((await rotate(id).unwrap()).secret)
      else {
        await remove(id).unwrap()
        notify({ tone: 'positive', message: t('done.remove') })
      }
    } catch (error) {
      failure.show(error)
    }
  }

  return (
    <Row gap="xs">
      {verification.state === 'verified' && (
        <Button size="sm" isPending={isLoading} onClick={() => void test()}>
          {t('test.send')}
        </Button>
      )}
      <Menu
        label={t('actionsOf', { url })}
        icon={<Icon of={EllipsisIcon} size="sm" />}
        align="end"
        items={[
          { label: t('edit'), icon: <Icon of={PencilIcon} size="sm" />, onClick: onEdit },
          {
            label: t('ask.rotate.open'),
            icon: <Icon of={RefreshCwIcon} size="sm" />,
            onClick: () => open('rotate', id),
          },
          {
            label: t('ask.remove.open'),
            icon: <Icon of={BanIcon} size="sm" />,
            tone: 'negative',
            onClick: () => open('remove', id),
          },
        ]}
      />
      <ConfirmDialog
        title={t(`ask.${question ?? 'rotate'}.title`)}
        description={t(`ask.${question ?? 'rotate'}.description`)}
        confirmLabel={t(`ask.${question ?? 'rotate'}.confirm`)}
        tone={question === 'remove' ? 'negative' : 'neutral'}
        isOpen={question !== undefined}
        onOpenChange={(isOpen) => !isOpen && close()}
        onConfirm={confirm}
      />
    </Row>
  )
}
