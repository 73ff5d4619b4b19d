import type { AccountKey } from '@search-foundation/api-client/account'
import { useAccountKeysQuery } from '@search-foundation/store/endpoints/account-keys'
import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { skipToken } from '@search-foundation/store/hooks'

import { useKeyScope } from '../../ground/key-scope/use-key-scope.ts'

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

const sumOf = (wallets: readonly Wallet[]): Wallet =>
  wallets.reduce(
    (sum, wallet) => ({
      trial_balance: sum.trial_balance + wallet.trial_balance,
      regular_balance: sum.regular_balance + wallet.regular_balance,
      total_balance: sum.total_balance + wallet.total_balance,
    }),
    { trial_balance: 0, regular_balance: 0, total_balance: 0 },
  )
