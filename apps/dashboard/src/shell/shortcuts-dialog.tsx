import { DescriptionList } from '@search-foundation/ui/description-list'
import { Dialog } from '@search-foundation/ui/dialog'
import { Kbd } from '@search-foundation/ui/kbd'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

import { modifierKey } from './modifier-key.ts'

export interface ShortcutsDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The keyboard shortcuts of the dashboard. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { t } = useTranslation('dashboard-frame')
  const shortcuts = [
    { id: 'palette', keys: [[modifierKey(), 'K']] },
    { id: 'help', keys: [[modifierKey(), '/']] },
    { id: 'close', keys: [['Esc']] },
    { id: 'move', keys: [['←'], ['→']] },
    { id: 'ends', keys: [['Home'], ['End']] },
  ] as const
  return (
    <Dialog {...props} title={t('shortcuts.title')}>
      <DescriptionList
        items={shortcuts.map(({ id, keys }) => ({
          term: t(`shortcuts.${id}`),
          detail: (
            <Row as="span" gap="xs">
              {keys.map((combination) => (
                <Kbd key={combination.join(' ')} keys={combination} />
              ))}
            </Row>
          ),
        }))}
      />
    </Dialog>
  )
}
