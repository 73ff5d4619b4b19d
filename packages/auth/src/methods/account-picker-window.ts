import { AuthError } from '../auth-error.ts'
import { requireAuthorizedDomain } from './authorized-domain.ts'

/** Width and height of the window (specification §9), in CSS pixels. */
const size = { width: 500, height: 600 }
/** A closed window sends no event, so it is looked for. In milliseconds. */
const checkInterval = 250

/** The kind of sign-in, in the vocabulary of the provider's client; the picker then posts a message to the page that opened it. */
const authType = 'signInViaPopupMessage'

export interface AccountPicker {
  /** Address of the identity provider on this machine. */
  identityUrl: string
  apiKey: string
  /** `google.com` or `github.com`. */
  providerId: string
}

/** The features of a window in the middle of the current one. */
function windowFeatures(): string {
  const left = Math.max(0, Math.round(screenX + (outerWidth - size.width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - size.height) / 2))
  return `popup,width=${size.width},height=${size.height},left=${left},top=${top}`
}

/**
 * Opens the account picker of an identity provider on this machine and returns the identity token of the account that the user
 * picks. Throws `AuthError` when the browser blocks the window, the user closes it, or the provider does not list the domain of this page: the
 * window opens first, because browsers block one that opens long after the click.
 */
export function pickAccount({ identityUrl, apiKey, providerId }: AccountPicker): Promise<string> {
  const address = new URL('/emulator/auth/handler', identityUrl)
  const query = {
    apiKey,
    appName: 'local',
    authType,
    providerId,
    redirectUrl: location.href,
    hl: document.documentElement.lang,
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  const picker = open(address, 'sign-in', windowFeatures())
  if (picker === null) return Promise.reject(new AuthError('popup-blocked'))
  const domain = requireAuthorizedDomain({ identityUrl, apiKey, hostname: location.hostname })

  return new Promise((resolve, reject) => {
    const finish = new AbortController()
    domain.catch((error: AuthError) => {
      finish.abort()
      picker.close()
      reject(error)
    })
    const check = setInterval(() => {
      if (!picker.closed) return
      finish.abort()
      reject(new AuthError('popup-closed-by-user'))
    }, checkInterval)
    finish.signal.addEventListener('abort', () => clearInterval(check))
    addEventListener(
      'message',
      ({ origin, source, data }: MessageEvent<{ idToken?: unknown } | null>) => {
        if (origin !== address.origin || source !== picker || typeof data?.idToken !== 'string') return
        const { idToken } = data
        // A domain that is not listed has ended the sign-in already.
        void domain.then(
          () => {
            finish.abort()
            picker.close()
            resolve(idToken)
          },
          () => undefined,
        )
      },
      { signal: finish.signal },
    )
  })
}
