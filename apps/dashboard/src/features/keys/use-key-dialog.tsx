import { apiKeyChosen } from '@search-foundation/store/embedding'
import { useAppDispatch } from '@search-foundation/store/hooks'
import { Button } from '@search-foundation/ui/button'
import { Dialog } from '@search-foundation/ui/dialog'
import { notify } from '@search-foundation/ui/notifications'
import { TextField } from '@search-foundation/ui/text-field'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useLazyKeyInfo } from './use-lazy-key-info.ts'

/** Takes a key that the visitor already has; it is used once the service knows it. */
export function UseKeyDialog({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const { t } = useTranslation('dashboard')
  const dispatch = useAppDispatch()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const { check, isChecking } = useLazyKeyInfo()

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const key = text.trim()
    if (key === '') return setFault(t('useKey.missing'))
    const problem = await check(key)
    if (problem !== undefined) return setFault(problem)
    dispatch(apiKeyChosen(key))
    notify({ tone: 'positive', message: t('useKey.done') })
    setText('')
    onOpenChange(false)
  }

  return (
    <Dialog
      size="sm"
      title={t('useKey.title')}
      description={t('useKey.description')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <form className="stack" onSubmit={(event) => void submit(event as unknown as SubmitEvent)}>
        <TextField
          label={t('key.label')}
          value={text}
          onChange={(value) => {
            setText(value)
            setFault(undefined)
          }}
          mono
          autoComplete="off"
          isInvalid={fault !== undefined}
          errorMessage={fault}
        />
        <Button type="submit" variant="solid" isPending={isChecking}>
          {t('useKey.submit')}
        </Button>
      </form>
    </Dialog>
  )
}
