/** A typed address as a web address; without a scheme, https. Null for anything else. */
export function fullAddress(text: string): URL | null {
  const trimmed = text.trim()
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`)
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url : null
}
