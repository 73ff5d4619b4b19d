import { Button } from '@search-foundation/ui/button'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

import { modes, type ModeProps } from './mode.ts'

/** Buttons to the other forms of the sign-in dialog. Only the sign-in form leads to the password reset. */
export function ModeLinks({ mode, onMode }: ModeProps) {
  const { t } = useTranslation('auth')
  const others = modes.filter((other) => other !== mode && (mode === 'sign-in' || other !== 'reset'))
  return (
    <Row>
      {others.map((other) => (
        <Button key={other} variant="quiet" size="sm" onPress={() => onMode(other)}>
          {t(`mode.${other}.switch`)}
        </Button>
      ))}
    </Row>
  )
}
