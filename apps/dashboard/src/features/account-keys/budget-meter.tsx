import type { Budget } from '@search-foundation/api-client/account'
import { formatCompact, formatDate } from '@search-foundation/i18n/format'
import { Meter } from '@search-foundation/ui/meter'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

/** Share of a limit above which it is shown as nearly used up. */
const nearlyUsed = 0.8

/** How much of a budget or of the spend limit is used, and when it resets. `label` names which of them, for screen readers. */
export function BudgetMeter({ budget, label }: { budget: Budget; label: string }) {
  const { t, i18n } = useTranslation('dashboard-account-keys')
  const { used_tokens: used, tokens, resets_at: resets } = budget
  const tone = used >= tokens ? 'negative' : used >= tokens * nearlyUsed ? 'warning' : 'accent'
  const text = t('budget.used', {
    used: formatCompact(used, i18n.language),
    tokens: formatCompact(tokens, i18n.language),
  })
  return (
    <Stack gap="xs">
      <Meter
        label={label}
        hideLabel
        value={Math.min(used, tokens)}
        maxValue={tokens}
        valueText={text}
        tone={tone}
      />
      {resets !== null && (
        <Text tone="muted" size="xs">
          {t('budget.resets', { date: formatDate(resets.slice(0, 10), i18n.language) })}
        </Text>
      )}
    </Stack>
  )
}
