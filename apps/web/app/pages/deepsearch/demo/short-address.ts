/** Returns an address as people read it: without protocol and without a slash at its end. */
export const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
