import { Avatar } from '@search-foundation/ui/avatar'
import { Card } from '@search-foundation/ui/card'
import { Form, FormActions, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { useServices, useSignedIn } from '../../ground/services/services.tsx'
import { profileSchema } from './sign-in-schema.ts'
import { useAuthFailure } from './use-auth-failure.ts'

/** Name and picture of the signed-in user. */
export function ProfileCard() {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const user = useSignedIn()
  const failureText = useAuthFailure('account')
  const errorText = useErrorText('auth')
  const form = useValidatedForm(profileSchema, {
    displayName: user?.displayName ?? '',
    photoURL: user?.photoURL ?? '',
  })
  if (user === null) return null
  const name = user.displayName ?? user.email ?? user.phoneNumber ?? user.uid

  async function save({ displayName, photoURL }: { displayName: string; photoURL: string }): Promise<void> {
    await auth.account.updateProfile({ displayName: displayName || null, photoURL: photoURL || null })
    notify({ tone: 'positive', message: t('profile.saved') })
  }

  return (
    <Card
      headingLevel={2}
      title={t('profile.title')}
      description={t('profile.description')}
      actions={<Avatar name={name} src={user.photoURL} size="lg" isDecorative />}
    >
      <Form form={form} onSubmit={save} errorText={errorText} failureText={failureText}>
        <FormTextField
          control={form.control}
          name="displayName"
          autoComplete="name"
          label={t('profile.name')}
        />
        <FormTextField
          control={form.control}
          name="photoURL"
          type="url"
          autoComplete="photo"
          label={t('profile.photo')}
          description={t('profile.photoHint')}
        />
        <FormActions>
          <SubmitButton>{t('profile.save')}</SubmitButton>
        </FormActions>
      </Form>
    </Card>
  )
}
