import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { Row } from '@search-foundation/ui/row'
import { Spinner } from '@search-foundation/ui/spinner'
import { useTranslation } from 'react-i18next'

import { FocusGroup } from '../focus/focus-group.tsx'

export interface ReturnNoticeProps {
  /** What came of the visit: nothing, a confirmation that is waited for or late, or what was wanted. */
  state: 'cancelled' | 'waiting' | 'late' | 'done'
  title: string
  description: string
  onClose: () => void
  /** Waits for the confirmation again, after it was late. */
  onCheckAgain: () => void
}

/** Tells who comes back from the payment provider what came of it. It takes the focus. */
export function ReturnNotice(props: ReturnNoticeProps) {
  return (
    <FocusGroup label={props.title} takesFocus>
      <Notice {...props} />
    </FocusGroup>
  )
}

function Notice({ state, title, description, onClose, onCheckAgain }: ReturnNoticeProps) {
  const { t } = useTranslation(['dashboard-billing', 'common'])
  const close = (
    <Button size="sm" variant="quiet" onClick={onClose}>
      {t('common:close')}
    </Button>
  )
  switch (state) {
    case 'cancelled':
      return (
        <Callout tone="info" title={title} action={close}>
          {description}
        </Callout>
      )
    case 'waiting':
      return (
        <Callout tone="info" title={title}>
          <Row as="span" role="status">
            <Spinner /> {description}
          </Row>
        </Callout>
      )
    case 'late':
      return (
        <Callout
          tone="warning"
          title={title}
          action={
            <Button size="sm" onClick={onCheckAgain}>
              {t('checkout.checkAgain')}
            </Button>
          }
        >
          {description}
        </Callout>
      )
    case 'done':
      return (
        <div role="status">
          <Callout tone="positive" title={title} action={close}>
            {description}
          </Callout>
        </div>
      )
  }
}
