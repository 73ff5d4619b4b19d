import type { AccountKey } from '@search-foundation/api-client/account'

/** What a key of the account is called: its name and last four characters; its mask while it has no name. */
export const keyName = ({ name, masked }: Pick<AccountKey, 'name' | 'masked'>): string =>
  name === null ? masked : `${name} …${masked.slice(-4)}`
