import type { BulkJob } from '@search-foundation/api-client'
import { useConfirmBulkAddressMutation } from '@search-foundation/store/endpoints/bulk'

import { AddressConfirmation } from '../../ground/address/address-confirmation.tsx'
import { useApiKey } from '../../ground/api-key/api-key.tsx'

/** How long a mail waits for its address, in milliseconds: the service deletes it after three days. */
const waitMilliseconds = 72 * 3_600_000

/** Shows that the mail about a job waits until its address is confirmed; nothing if it doesn't. */
export function JobAddress({ job }: { job: BulkJob }) {
  const apiKey = useApiKey()
  const [confirm] = useConfirmBulkAddressMutation()
  const { id, user_email: email, email_confirmed: isConfirmed, confirmation_sent_at: sentAt = null } = job
  const isDeleted = job.completed_at !== null && Date.now() - Date.parse(job.completed_at) > waitMilliseconds
  if (email === null || isConfirmed !== false || isDeleted) return null
  return (
    <AddressConfirmation
      email={email}
      sentAt={sentAt}
      onSendAgain={async () => (await confirm({ apiKey, id }).unwrap()).confirmation_sent_at}
    />
  )
}
