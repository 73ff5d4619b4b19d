import { BadRequestError, EmulatorProject, type EmulatorUser } from './emulator-internals.ts'

/** Providers that the emulator derives from a user's own fields. */
const derived: readonly string[] = ['password', 'phone']

/** The emulator's link of a code. `send-codes.ts` replaces its origin and path. */
const recoveryLink = (oobCode: string): string =>
  `http://localhost/emulator/action?${new URLSearchParams({ mode: 'recoverEmail', oobCode, apiKey: 'local' }).toString()}`

const nowInSeconds = () => Math.floor(Date.now() / 1000)

/** The emulator's project, with users that are restored unchanged, sessions that can be revoked, and no way to find out who has an account. */
export class PersistentProject extends EmulatorProject {
  readonly #changed: () => void

  /** `changed` is called after every change of a user. */
  constructor(projectId: string, users: readonly EmulatorUser[], changed: () => void) {
    super(projectId)
    this.#changed = () => undefined
    this.enableImprovedEmailPrivacy = true
    for (const user of users) {
      const providers = user.providerUserInfo?.filter(({ providerId }) => !derived.includes(providerId))
      this.overwriteUserWithLocalId(user.localId, { ...user, providerUserInfo: providers ?? [] })
    }
    this.#changed = changed
  }

  /**
   * An address that is changed by a mailed link gets a code with which the owner of the address before can undo it, as at the real
   * provider. A changed password counts as a sign-in, as at the real provider: it revokes the sessions before it, and the emulator would count the
   * present one among them.
   */
  override updateUserByLocalId(
    localId: string,
    fields: Partial<EmulatorUser>,
    ...rest: unknown[]
  ): EmulatorUser {
    const { passwordHash, validSince, email, emailVerified } = fields
    const { email: before, initialEmail } = this.users.get(localId) ?? {}
    const isChanged =
      emailVerified === true && before !== undefined && email !== undefined && email !== before
    const isUndone = isChanged && email === initialEmail
    const initial = isChanged && initialEmail === undefined ? { initialEmail: before } : {}
    const signIn =
      passwordHash !== undefined && validSince !== undefined ? { lastLoginAt: `${validSince}000` } : {}
    const user = super.updateUserByLocalId(localId, { ...fields, ...signIn, ...initial }, ...rest)
    if (isChanged && !isUndone)
      this.createOob(initialEmail ?? before, undefined, 'RECOVER_EMAIL', recoveryLink)
    this.#changed()
    return user
  }

  override deleteUser(user: EmulatorUser): void {
    super.deleteUser(user)
    this.#changed()
  }

  override deleteAllAccounts(): void {
    super.deleteAllAccounts()
    this.#changed()
  }

  /** Returns the emulator's token with the time of its issue. */
  override createRefreshTokenFor(user: EmulatorUser, ...rest: unknown[]): string {
    const token = super.createRefreshTokenFor(user, ...rest)
    const record = JSON.parse(Buffer.from(token, 'base64').toString()) as object
    return Buffer.from(JSON.stringify({ ...record, issuedAt: nowInSeconds() })).toString('base64')
  }

  /** Rejects a token that was issued before the user's sessions were revoked, as the real provider does. */
  override validateRefreshToken(token: string): { user: EmulatorUser } {
    const found = super.validateRefreshToken(token)
    const { issuedAt } = JSON.parse(Buffer.from(token, 'base64').toString()) as { issuedAt?: unknown }
    const issued = typeof issuedAt === 'number' ? issuedAt : 0
    if (issued < Number(found.user.validSince ?? 0)) throw new BadRequestError('TOKEN_EXPIRED')
    return found
  }
}
