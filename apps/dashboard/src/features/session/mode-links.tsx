import { Button } from '@search-foundation/ui/button'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

import type { Mode, ModeProps } from './mode.ts'

/** The forms that each form leads to. */
const others = {
  'sign-in': ['link', 'sign-up', 'reset'],
  'sign-up': ['sign-in', 'link'],
  link: ['sign-in', 'sign-up'],
  reset: ['sign-in', 'link'],
  'confirm-link': ['link', 'sign-in'],
} as const satisfies Record<Mode, readonly Mode[]>

/** Buttons to the other forms of the sign-in dialog. */
export function ModeLinks({ mode, onMode }: ModeProps) {
  const { t } = useTranslation('auth')
  return (
    <Row>
      {others[mode].map((other) => (
        <Button key={other} variant="quiet" size="sm" onPress={() => onMode(other)}>
          {t(`mode.${other}.switch`)}
        </Button>
      ))}
    </Row>
  )
}
