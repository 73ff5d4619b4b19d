import type { SavedView } from '@search-foundation/store/saved-views'
import { Button } from '@search-foundation/ui/button'
import { Form, FormActions, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import { Link } from '@search-foundation/ui/link'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFailure } from '../../ground/failures/use-failure.ts'
import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { FilterBadges } from './filter-badges.tsx'
import { viewNameSchema } from './saved-view-schema.ts'

export interface SavedViewRowProps {
  view: SavedView
  /** The names of the other views. */
  others: readonly string[]
  /** Whether it has just got its name: the focus goes on at its button. */
  isRenamed: boolean
  onRename: (to: string) => Promise<void>
  onRemove: () => Promise<void>
}

/** A saved view as a link, with its filters, that can be renamed in place and removed. */
export function SavedViewRow({ view, others, isRenamed, onRename, onRemove }: SavedViewRowProps) {
  const { t } = useTranslation(['dashboard-requests', 'common'])
  const { pathOf } = usePlace()
  const failure = useFailure()
  const [isRenaming, setRenaming] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (isRenamed) renameButton.current?.focus()
  }, [isRenamed])

  /** Leaves the field for the button that opened it. */
  function endRenaming(): void {
    setRenaming(false)
    requestAnimationFrame(() => renameButton.current?.focus())
  }

  async function remove(): Promise<void> {
    setRemoving(true)
    await onRemove()
      .catch((error: unknown) => failure.show(error))
      .finally(() => setRemoving(false))
  }

  return (
    <Stack as="li" gap="xs">
      {isRenaming ? (
        <RenameForm
          name={view.name}
          others={others}
          onRename={async (to) => {
            if (to !== view.name) await onRename(to)
            endRenaming()
          }}
          onCancel={endRenaming}
        />
      ) : (
        <Row justify="between">
          <Link href={pathOf('requests', { query: Object.fromEntries(new URLSearchParams(view.query)) })}>
            {view.name}
          </Link>
          <Row gap="xs">
            <Button
              ref={renameButton}
              size="sm"
              variant="quiet"
              aria-label={t('views.renameNamed', { name: view.name })}
              onClick={() => setRenaming(true)}
            >
              {t('views.rename')}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              isPending={isRemoving}
              aria-label={t('views.removeNamed', { name: view.name })}
              onClick={() => void remove()}
            >
              {t('common:remove')}
            </Button>
          </Row>
        </Row>
      )}
      <FilterBadges query={view.query} />
    </Stack>
  )
}

interface RenameFormProps {
  name: string
  others: readonly string[]
  onRename: (to: string) => Promise<void>
  onCancel: () => void
}

function RenameForm({ name, others, onRename, onCancel }: RenameFormProps) {
  const { t } = useTranslation(['dashboard-requests', 'common'])
  const failure = useFailure()
  const errorText = useErrorText('dashboard-requests')
  const form = useValidatedForm(viewNameSchema(others), { name })
  return (
    <Form
      form={form}
      onSubmit={({ name: to }) => onRename(to)}
      errorText={errorText}
      failureText={failure.wordsOf}
    >
      <FormTextField
        control={form.control}
        name="name"
        label={t('views.name')}
        autoComplete="off"
        autoFocus
      />
      <FormActions>
        <SubmitButton>{t('views.saveName')}</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </FormActions>
    </Form>
  )
}
