import type { Receipt } from '@search-foundation/api-client/account'

/** What every receipt of a story has beside what is bought. */
export const storyReceipt: Partial<Receipt> = {
  livemode: true,
  seller: { name: 'Search Foundation', address: '1 Sample Street', tax_id: null },
  email: 'ada@example.org',
  key_id: 'a1B2',
  key_name: 'Search page',
}
