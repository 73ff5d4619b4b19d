import { mostViews, type SavedView } from '@search-foundation/store/saved-views'
import { Button } from '@search-foundation/ui/button'
import { Dialog } from '@search-foundation/ui/dialog'
import { Form, FormActions, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import { notify } from '@search-foundation/ui/notifications'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'
import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { FilterBadges } from './filter-badges.tsx'
import { SavedViewRow } from './saved-view-row.tsx'
import { viewNameSchema } from './saved-view-schema.ts'
import { useSavedViews } from './use-saved-views.ts'

export interface SavedViewsDialogProps {
  /** The filters of the list, as the query of its address. */
  query: string
  isOpen: boolean
  onClose: () => void
}

/** Saves the filters of the list under a name, and lists, renames and removes what was saved. */
export function SavedViewsDialog({ query, isOpen, onClose }: SavedViewsDialogProps) {
  const { t } = useTranslation('dashboard-requests')
  return (
    <Dialog title={t('views.saved')} isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      <SavedViews query={query} />
    </Dialog>
  )
}

function SavedViews({ query }: { query: string }) {
  const { t } = useTranslation('dashboard-requests')
  const { views, change } = useSavedViews()
  const failure = useFailure()
  const list = useRef<HTMLDivElement>(null)
  const [renamed, setRenamed] = useState<string>()
  const [removed, setRemoved] = useState<SavedView>()
  const names = views.map(({ name }) => name)

  async function save(view: SavedView): Promise<void> {
    await change({ kind: 'save', view })
    // The way back would replace what may have the same name now.
    setRemoved(undefined)
  }

  async function rename({ name }: SavedView, to: string): Promise<void> {
    await change({ kind: 'rename', name, to })
    setRemoved(undefined)
    setRenamed(to)
  }

  async function remove(view: SavedView): Promise<void> {
    await change({ kind: 'remove', name: view.name })
    setRemoved(view)
    // The button that was pressed is gone.
    list.current?.focus()
  }

  async function undo(view: SavedView): Promise<void> {
    try {
      await save(view)
    } catch (error) {
      failure.show(error)
      return
    }
    list.current?.focus()
  }

  return (
    <Stack gap="lg">
      {query === '' ? (
        <Text tone="muted">{t('views.noFilter')}</Text>
      ) : views.length >= mostViews ? (
        <Text tone="muted">{t('views.full', { limit: mostViews })}</Text>
      ) : (
        <SaveForm query={query} names={names} onSave={save} />
      )}
      <div ref={list} tabIndex={-1} role="group" aria-label={t('views.saved')}>
        {views.length === 0 ? (
          <EmptyWithDocs compact title={t('views.empty')} description={t('views.emptyDescription')} />
        ) : (
          <Stack as="ul">
            {views.map((view) => (
              <SavedViewRow
                key={view.name}
                view={view}
                others={names.filter((name) => name !== view.name)}
                isRenamed={renamed === view.name}
                onRename={(to) => rename(view, to)}
                onRemove={() => remove(view)}
              />
            ))}
          </Stack>
        )}
      </div>
      {/* In the dialog: a notice lies outside of it, where Tab does not lead while it is open. */}
      <Row role="status">
        {removed !== undefined && (
          <>
            <Text as="span">{t('views.removed', { name: removed.name })}</Text>
            <Button size="sm" onClick={() => void undo(removed)}>
              {t('views.undo')}
            </Button>
          </>
        )}
      </Row>
    </Stack>
  )
}

interface SaveFormProps {
  query: string
  /** The names that are taken. */
  names: readonly string[]
  onSave: (view: SavedView) => Promise<void>
}

function SaveForm({ query, names, onSave }: SaveFormProps) {
  const { t } = useTranslation('dashboard-requests')
  const failure = useFailure()
  const errorText = useErrorText('dashboard-requests')
  const form = useValidatedForm(viewNameSchema(names), { name: '' })

  async function save({ name }: { name: string }): Promise<void> {
    await onSave({ name, query })
    form.reset()
    notify({ tone: 'positive', message: t('views.savedNamed', { name }) })
  }

  return (
    <Form form={form} onSubmit={save} errorText={errorText} failureText={failure.wordsOf}>
      <FormTextField control={form.control} name="name" label={t('views.name')} autoComplete="off" />
      <FilterBadges query={query} />
      <FormActions align="end">
        <SubmitButton>{t('views.save')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
