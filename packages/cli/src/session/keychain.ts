import process from 'node:process'

/** Milliseconds that a keychain has, which may ask its owner for a password. */
const patience = 60_000

/**
 * Opens the place of a profile in the system's keychain: Keychain, Credential Manager, or the Secret Service. Undefined where the library
 * does not run, and with `SF_NO_KEYRING`.
 */
async function entry(profile: string) {
  if (process.env['SF_NO_KEYRING']) return undefined
  try {
    const { AsyncEntry } = await import('@napi-rs/keyring')
    // The other store of Linux, the kernel's, forgets its keys when the machine restarts.
    return new AsyncEntry('search-foundation', profile, { linux: { store: 'secret-service' } })
  } catch {
    return undefined
  }
}

/** Stores a key in the keychain. Returns false when there is none. */
export async function storeInKeychain(profile: string, apiKey: string): Promise<boolean> {
  try {
    const place = await entry(profile)
    await place?.setPassword(apiKey, AbortSignal.timeout(patience))
    return place !== undefined
  } catch {
    return false
  }
}

/** Returns the key of a profile; undefined when the keychain does not have it, or does not open. */
export async function readFromKeychain(profile: string): Promise<string | undefined> {
  try {
    return (await (await entry(profile))?.getPassword(AbortSignal.timeout(patience))) ?? undefined
  } catch {
    return undefined
  }
}

/** Removes the key of a profile, if the keychain has it. */
export async function removeFromKeychain(profile: string): Promise<void> {
  try {
    await (await entry(profile))?.deletePassword(AbortSignal.timeout(patience))
  } catch {
    // It has no such key, or does not open.
  }
}
