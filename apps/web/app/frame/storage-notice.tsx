import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { Icon, XIcon } from '@search-foundation/ui/icon'
import { useTranslation } from 'react-i18next'

const id = 'storage-notice'

/** At the end of the window. In the HTML, because a rule would be one more in the styles of every page for a notice that few visitors see. */
const place = {
  insetBlock: 'auto var(--space-4)',
  maxInlineSize: 'min(40rem, 100% - 2 * var(--gutter))',
  marginInline: 'auto',
  padding: 0,
  border: 0,
  background: 'none',
}

/** The notice that the browser stores nothing or has lost what was stored. `visitor/storage-notice.ts` shows it, with the texts that apply. */
export function StorageNotice() {
  const { t } = useTranslation(['web-frame', 'common'])
  const texts = [
    ['blocked', t('notStored')],
    ['apiKey', t('common:damaged.apiKey')],
    ['settings', t('common:damaged.settings')],
  ] as const
  return (
    <div id={id} popover="manual" role="alert" style={place} data-storage-notice="">
      <Callout
        tone="warning"
        action={
          <Button
            variant="quiet"
            size="sm"
            label={t('common:close')}
            icon={<Icon of={XIcon} size="sm" />}
            popoverTarget={id}
            popoverTargetAction="hide"
          />
        }
      >
        <div style={{ display: 'grid', gap: 'var(--space-2)' }}>
          {texts.map(([fault, text]) => (
            <p key={fault} data-fault={fault} hidden>
              {text}
            </p>
          ))}
        </div>
      </Callout>
    </div>
  )
}
