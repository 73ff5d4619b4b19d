import { formatDate } from '@search-foundation/i18n/format'
import { FormMultiSelect, FormSelect, FormTextField } from '@search-foundation/ui/form'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { expiryDays, keyScopes, type KeyForm } from './key-schema.ts'

/** Fields of a key's name, products and expiry. `expiresAt` is the current expiry, for a key that has one. */
export function KeyFields({ expiresAt = null }: { expiresAt?: string | null }) {
  const { t, i18n } = useTranslation('dashboard-account-keys')
  const { control } = useFormContext<KeyForm>()
  return (
    <>
      <FormTextField control={control} name="name" label={t('name')} autoComplete="off" />
      <FormMultiSelect
        control={control}
        name="scopes"
        label={t('scopes.label')}
        placeholder={t('scopes.all')}
        description={t('scopes.hint')}
        options={keyScopes.map((id) => ({ id, label: t(`scopes.${id}`) }))}
      />
      <FormSelect
        control={control}
        name="expiry"
        label={t('expiry.label')}
        options={[
          ...(expiresAt === null
            ? []
            : [
                {
                  id: 'unchanged' as const,
                  label: t('expiry.on', { date: formatDate(expiresAt, i18n.language) }),
                },
              ]),
          { id: 'never', label: t('expiry.never') },
          ...expiryDays.map((id) => ({ id, label: t('expiry.days', { count: Number(id) }) })),
        ]}
      />
    </>
  )
}
