import { apiKeyChosen } from '@search-foundation/store/embedding'
import { useCreateEmptyKeyMutation, useCreateTrialKeyMutation } from '@search-foundation/store/endpoints/keys'
import { useAppDispatch } from '@search-foundation/store/hooks'
import { serviceError } from '@search-foundation/store/service-error'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { notify } from '@search-foundation/ui/notifications'
import { Row } from '@search-foundation/ui/row'
import { Spinner } from '@search-foundation/ui/spinner'
import { Stack } from '@search-foundation/ui/stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { NewKeyDialog } from '../../ground/api-key/new-key-dialog.tsx'
import { BotCheck } from '../../ground/bot-check/bot-check.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'

export interface CreateKeyDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Creates a key after a bot check: a trial key or, above the limit of trial keys, one without tokens. Shows it once. */
export const CreateKeyDialog = (props: CreateKeyDialogProps) => <Creation {...props} kind="trial" />

/** Creates a key without trial tokens after a bot check, and shows it once. */
export const CreateZeroTokenKeyDialog = (props: CreateKeyDialogProps) => (
  <Creation {...props} kind="zero-token" />
)

type Kind = 'trial' | 'zero-token'

function Creation({ isOpen, onOpenChange, kind }: CreateKeyDialogProps & { kind: Kind }) {
  const { t } = useTranslation(['dashboard-keys', 'common'])
  const close = () => onOpenChange(false)
  return (
    <NewKeyDialog
      title={t(kind === 'trial' ? 'createKey.title' : 'createKey.withoutTokens')}
      description={t(kind === 'trial' ? 'createKey.description' : 'createKey.withoutTokensDescription')}
      isOpen={isOpen}
      onClose={close}
      footer={<Button onClick={close}>{t('common:cancel')}</Button>}
    >
      {(show) => <KeyRequest kind={kind} onKey={show} />}
    </NewKeyDialog>
  )
}

function KeyRequest({ kind, onKey }: { kind: Kind; onKey: (key: string) => void }) {
  const { t } = useTranslation(['dashboard-keys', 'common'])
  const dispatch = useAppDispatch()
  const failure = useFailure()
  const [isAboveLimit, setAboveLimit] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [createTrial, trial] = useCreateTrialKeyMutation()
  const [createEmpty, empty] = useCreateEmptyKeyMutation()
  const isTrial = kind === 'trial' && !isAboveLimit

  async function request(botCheck: string): Promise<void> {
    try {
      const { api_key: key } = await (
        isTrial ? createTrial({ botCheck }) : createEmpty({ botCheck })
      ).unwrap()
      dispatch(apiKeyChosen(key))
      onKey(key)
    } catch (error) {
      // A response is valid for one call, so the next call needs another check.
      setAttempt(attempt + 1)
      if (serviceError(error).status !== 429 || !isTrial) return failure.show(error)
      console.info('rate limit exceeded')
      setAboveLimit(true)
      notify({ tone: 'warning', message: t('createKey.limitNotice') })
    }
  }

  if (trial.isLoading || empty.isLoading) {
    return (
      <Row as="p" role="status">
        <Spinner /> {t('createKey.creating')}
      </Row>
    )
  }
  return (
    <Stack>
      {isAboveLimit && (
        <Callout tone="warning" title={t('createKey.limitTitle')}>
          {t('createKey.limitDescription')}
        </Callout>
      )}
      <BotCheck key={attempt} onResponse={(response) => void request(response)} />
    </Stack>
  )
}
