import type { AccountKey, Budget, BudgetSettings } from '@search-foundation/api-client/account'
import { useChangeAccountKeyMutation } from '@search-foundation/store/endpoints/account-keys'

import { AddressConfirmation } from '../../ground/address/address-confirmation.tsx'
import { settingsOf } from './budget-schema.ts'

export interface BudgetAddressProps {
  budget: Budget
  /** Saves the limit and returns it. Saving it unchanged sends another link to its address. */
  onSave: (settings: BudgetSettings) => Promise<Budget | null>
}

/** Shows that the mails of a token limit wait until their address is confirmed; nothing if they don't. */
export function BudgetAddress({ budget, onSave }: BudgetAddressProps) {
  const { alert_email: email, email_confirmed: isConfirmed, confirmation_sent_at: sentAt } = budget
  if (email === null || isConfirmed !== false) return null
  return (
    <AddressConfirmation
      email={email}
      sentAt={sentAt}
      onSendAgain={async () => (await onSave(settingsOf(budget)))?.confirmation_sent_at}
    />
  )
}

/** `BudgetAddress` for the limit of one key. */
export function KeyBudgetAddress({ apiKey: { id, budget } }: { apiKey: AccountKey }) {
  const [change] = useChangeAccountKeyMutation()
  if (budget === null) return null
  return (
    <BudgetAddress
      budget={budget}
      onSave={async (settings) => (await change({ id, change: { budget: settings } }).unwrap()).budget}
    />
  )
}
