import { formatCompact, formatDate, formatNumber, formatPercent } from '@search-foundation/i18n/format'
import { useAccountKeysQuery } from '@search-foundation/store/endpoints/account-keys'
import { useSpendLimitQuery } from '@search-foundation/store/endpoints/spend-limit'
import { skipToken, useAppSelector } from '@search-foundation/store/hooks'
import { Callout } from '@search-foundation/ui/callout'
import { Link } from '@search-foundation/ui/link'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import { useStoredApiKey } from '../../ground/api-key/api-key.tsx'
import { maskKey } from '../../ground/api-key/mask-key.ts'
import { useIsKeyInUse } from '../../ground/api-key/use-is-key-in-use.ts'
import { useAccountKeyName, useStoredKeyName } from '../../ground/api-key/use-key-names.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { useSignedIn } from '../../ground/services/services.tsx'
import { warningsOf, type Warning } from './warnings-of.ts'

/** What needs a decision before calls fail: limits, alerts, keys that expire. Nothing without a reason. */
export function Warnings() {
  const { t } = useTranslation('dashboard-overview')
  const user = useSignedIn()
  const ofUser = user === null ? skipToken : { uid: user.uid }
  const { data: keys = [] } = useAccountKeysQuery(ofUser)
  const { data: spendLimit = null } = useSpendLimitQuery(ofUser)
  const apiKey = useStoredApiKey()
  const info = useAppSelector(({ embedding }) => embedding.apiKeyInfo)
  const isOwn = keys.some(useIsKeyInUse())
  const keyName = useAccountKeyName()
  const warnings = warningsOf(
    {
      keys,
      keyName,
      spendLimit,
      browser: apiKey === null || info === null || isOwn ? null : { info, name: maskKey(apiKey) },
    },
    new Date(),
  )
  if (warnings.length === 0) return null
  return (
    <Stack as="section" aria-label={t('warnings.label')} gap="sm">
      {warnings.map((warning) => (
        <WarningCallout
          key={warning.kind + ('key' in warning ? warning.key.id : 'name' in warning ? warning.name : '')}
          warning={warning}
        />
      ))}
    </Stack>
  )
}

function WarningCallout({ warning }: { warning: Warning }) {
  const { t } = useTranslation('dashboard-overview')
  const { pathOf } = usePlace()
  const { title, detail } = useWarningTexts()(warning)
  const ofKey = 'keyId' in warning && warning.keyId !== undefined ? { key: warning.keyId } : {}
  const href =
    warning.kind === 'alert' || warning.kind === 'trialEnds'
      ? pathOf('pricing', { query: ofKey })
      : warning.kind === 'rechargePaused'
        ? pathOf('billing', { query: { view: 'auto-recharge', ...ofKey } })
        : pathOf('key-manager')
  const isUsedUp = 'isUsedUp' in warning && warning.isUsedUp
  return (
    <Callout
      isBrief
      tone={isUsedUp ? 'negative' : 'warning'}
      title={title}
      action={
        <Link href={href}>
          {t(`warnings.action.${warning.kind === 'trialEnds' ? 'alert' : warning.kind}`)}
        </Link>
      }
    >
      {detail}
    </Callout>
  )
}

function useWarningTexts(): (warning: Warning) => { title: string; detail: string } {
  const { t, i18n } = useTranslation('dashboard-overview')
  const keyName = useStoredKeyName()
  const locale = i18n.language
  return (warning) => {
    switch (warning.kind) {
      case 'budget':
      case 'spendLimit': {
        const { used_tokens: used, tokens, hard_stop: isHard } = warning.budget
        const name = warning.kind === 'budget' ? keyName(warning.key.name, warning.key.masked) : ''
        const share = formatPercent(used / tokens, locale)
        return {
          title:
            warning.kind === 'budget'
              ? t('warnings.budget', { name, share })
              : t('warnings.spendLimit', { share }),
          detail: t(isHard ? 'warnings.hardStop' : 'warnings.softStop', {
            used: formatCompact(used, locale),
            tokens: formatCompact(tokens, locale),
          }),
        }
      }
      case 'expiry':
        return {
          title: t('warnings.expiry', {
            name: keyName(warning.key.name, warning.key.masked),
            date: formatDate(warning.expiresAt, locale),
          }),
          detail: t('warnings.expiryDetail'),
        }
      case 'trialEnds':
        return {
          title: t('warnings.trialEnds', { name: warning.name, date: formatDate(warning.endsAt, locale) }),
          detail: t('warnings.trialEndsDetail', { tokens: formatNumber(warning.tokens, locale) }),
        }
      case 'alert':
        return {
          title: t('warnings.alert', { threshold: formatNumber(warning.threshold, locale) }),
          detail: t('warnings.alertDetail', {
            name: warning.name,
            balance: formatNumber(warning.balance, locale),
          }),
        }
      case 'rechargePaused':
        return {
          title: t('warnings.rechargePaused', { name: warning.name }),
          detail: t('warnings.rechargePausedDetail'),
        }
    }
  }
}
