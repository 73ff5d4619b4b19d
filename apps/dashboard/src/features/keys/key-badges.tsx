import type { KeyInfo } from '@search-foundation/api-client'
import { isAutoCharge, keyKind, type KeyKind } from '@search-foundation/store/selectors'
import { Badge, type BadgeProps } from '@search-foundation/ui/badge'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

const tones = {
  premium: 'accent',
  paid: 'positive',
  trial: 'neutral',
  'zero-token': 'neutral',
} as const satisfies Record<KeyKind, BadgeProps['tone']>

/** The kind of a key and, where it can be recharged by itself, whether it is (specification §6). Nothing while the info is unknown. */
export function KeyBadges({ info }: { info: KeyInfo | null }) {
  const { t } = useTranslation('dashboard-keys')
  const kind = keyKind(info)
  if (info === null || kind === undefined) return null
  return (
    <Row gap="xs">
      <Badge tone={tones[kind]}>{t(`key.kind.${kind}`)}</Badge>
      {isAutoCharge(info) && (
        <Badge tone={info.metadata.auto_recharge === true ? 'info' : 'neutral'}>
          {t(info.metadata.auto_recharge === true ? 'key.autoRechargeOn' : 'key.autoRechargeOff')}
        </Badge>
      )}
    </Row>
  )
}
