import type { AccountKey } from '@search-foundation/api-client/account'
import { useAccountKeysQuery } from '@search-foundation/store/endpoints/account-keys'
import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { skipToken } from '@search-foundation/store/hooks'

import { useKeyScope } from '../key-scope/use-key-scope.ts'

type Wallet = AccountKey['wallet']

/** The balance of the chosen keys: of one key, or the sum of those of the account. */
export function useBalance() {
  const { browser, account } = useKeyScope()
  const info = useKeyInfoQuery(browser?.apiKey ?? skipToken)
  const keys = useAccountKeysQuery(account ? { uid: account.uid } : skipToken)
  if (browser) return { query: info, wallet: info.data?.wallet }
  const chosen = keys.data?.filter(({ id }) => account.keyId === undefined || id === account.keyId)
  return { query: keys, wallet: chosen && sumOf(chosen.map(({ wallet }) => wallet)) }
}

/** The earlier of two ends; null where there is none. */
const earlier = (a: string | null, b: string | null) => (a === null || (b !== null && b < a) ? b : a)

/** The sum of several wallets. Its trial ends when that of the first one with trial tokens does. */
const sumOf = (wallets: readonly Wallet[]): Wallet =>
  wallets.reduce<Wallet>(
    (sum, wallet) => ({
      trial_balance: sum.trial_balance + wallet.trial_balance,
      trial_end: wallet.trial_balance === 0 ? sum.trial_end : earlier(sum.trial_end, wallet.trial_end),
      regular_balance: sum.regular_balance + wallet.regular_balance,
      total_balance: sum.total_balance + wallet.total_balance,
    }),
    { trial_balance: 0, trial_end: null, regular_balance: 0, total_balance: 0 },
  )
