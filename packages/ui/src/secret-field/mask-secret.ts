/** Returns a secret as its prefix (up to the last underscore), dots, and its last four characters. */
export function maskSecret(secret: string): string {
  const prefix = secret.slice(0, secret.lastIndexOf('_') + 1)
  const rest = secret.slice(prefix.length)
  // Four characters would reveal too much of a short secret.
  const tail = rest.length >= 12 ? rest.slice(-4) : ''
  return `${prefix}${'•'.repeat(12)}${tail}`
}
