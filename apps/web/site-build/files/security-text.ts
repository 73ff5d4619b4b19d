interface Contact {
  hosts: { site: string }
  securityEmail: string
  repository: string
}

/**
 * Returns the file that tells finders of a vulnerability where to report it (RFC 9116). It expires a year after the month of the
 * build: an address that nobody has deployed for so long is not to be trusted.
 */
export function securityText({ hosts, securityEmail, repository }: Contact, built: Date): string {
  const expires = new Date(Date.UTC(built.getUTCFullYear() + 1, built.getUTCMonth()))
  return [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, de',
    `Canonical: ${hosts.site}/.well-known/security.txt`,
    `Policy: ${repository}/blob/main/SECURITY.md`,
    '',
  ].join('\n')
}
