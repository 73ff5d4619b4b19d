import type { AccountKey, GraceSeconds } from '@search-foundation/api-client/account'
import { apiKeyChosen } from '@search-foundation/store/embedding'
import { useRotateAccountKeyMutation } from '@search-foundation/store/endpoints/account-keys'
import { useAppDispatch } from '@search-foundation/store/hooks'
import { Callout } from '@search-foundation/ui/callout'
import { Form, FormActions, FormRadioGroup, SubmitButton } from '@search-foundation/ui/form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'

import { NewKeyDialog } from '../../ground/api-key/new-key-dialog.tsx'
import { useIsKeyInUse } from '../../ground/api-key/use-is-key-in-use.ts'
import { useStoredKeyName } from '../../ground/api-key/use-key-names.ts'
import { useBotCheck } from '../../ground/bot-check/use-bot-check.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'

const graceSeconds = {
  none: 0,
  minutes: 900,
  hour: 3600,
  day: 86_400,
} as const satisfies Record<string, GraceSeconds>
const graces = ['day', 'hour', 'minutes', 'none'] as const
const rotationSchema = v.object({ grace: v.picklist(graces) })

export interface RotateKeyDialogProps {
  /** The key to rotate; undefined closes the dialog. */
  apiKey: AccountKey | undefined
  onClose: () => void
}

/** Gives a key of the account a new secret, and shows it once. */
export function RotateKeyDialog({ apiKey, onClose }: RotateKeyDialogProps) {
  const { t } = useTranslation('dashboard-account-keys')
  const keyName = useStoredKeyName()
  return (
    <NewKeyDialog
      title={t('rotate.title', { name: keyName(apiKey?.name, apiKey?.masked ?? '') })}
      description={t('rotate.description')}
      isOpen={apiKey !== undefined}
      onClose={onClose}
    >
      {(show) => apiKey !== undefined && <RotationForm apiKey={apiKey} onKey={show} />}
    </NewKeyDialog>
  )
}

function RotationForm({ apiKey, onKey }: { apiKey: AccountKey; onKey: (key: string) => void }) {
  const { t } = useTranslation('dashboard-account-keys')
  const dispatch = useAppDispatch()
  const failure = useFailure()
  const { check, widget } = useBotCheck()
  const isInUse = useIsKeyInUse()(apiKey)
  const [rotate] = useRotateAccountKeyMutation()
  const form = useValidatedForm(rotationSchema, { grace: 'day' })

  async function submit({ grace }: v.InferOutput<typeof rotationSchema>): Promise<void> {
    const botCheck = await check()
    const order = { id: apiKey.id, botCheck, graceSeconds: graceSeconds[grace] }
    const { api_key: key } = await rotate(order).unwrap()
    if (isInUse) dispatch(apiKeyChosen(key))
    onKey(key)
  }

  return (
    <Form form={form} onSubmit={submit} failureText={failure.wordsOf}>
      <FormRadioGroup
        control={form.control}
        name="grace"
        label={t('rotate.grace')}
        description={t('rotate.graceHint')}
        options={graces.map((value) => ({ value, label: t(`rotate.graces.${value}`) }))}
      />
      {isInUse && <Callout tone="info">{t('rotate.inUse')}</Callout>}
      <FormActions align="end" status={widget}>
        <SubmitButton>{t('rotate.submit')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
