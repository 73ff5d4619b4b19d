/** Addresses of the services the site calls; read once from the build's environment (`SF_…`), local platform by default. */
const env = import.meta.env as Record<string, string | undefined>

const apiUrl = address('SF_API_URL', 'http://localhost:8787')

export const config = {
  /** Dashboard API and, unless set apart, main API and reader. */
  apiUrl,
  mainApiUrl: address('SF_MAIN_API_URL', apiUrl),
  readerUrl: address('SF_READER_URL', `${apiUrl}/reader`),
} as const

function address(name: string, fallback: string): string {
  const value = env[name] ?? fallback
  if (!URL.canParse(value))
    throw new Error(`${name} must be a full address such as ${fallback}; it is "${value}".`)
  return value.replace(/\/+$/, '')
}
