import { toAuthError, type AuthError } from './auth-error.ts'
import type { FirebaseAuth } from './firebase.ts'
import { methods } from './load-chunk.ts'
import { SecondFactorError, type SecondFactorChallenge } from './second-factor.ts'
import type { SessionFlow } from './session-flow.ts'
import type { AuthConfig } from './types.ts'

/** Runs a call with functions of `methods/`, which are loaded beside the provider's SDK. Throws `AuthError`. */
export type ProviderCall = <Functions, T>(
  functions: () => Promise<Functions>,
  work: (functions: Functions, provider: FirebaseAuth['provider']) => Promise<T>,
) => Promise<T>

/** The two ways to call the provider: as anybody, and as the signed-in user whose account changes. */
export function createProviderCalls(flow: SessionFlow, config: AuthConfig) {
  const call: ProviderCall = async (functions, work) => {
    try {
      const [loaded, { provider }] = await Promise.all([functions(), flow.load()])
      return await work(loaded, provider)
    } catch (error) {
      throw await toFailure(error)
    }
  }

  const change: ProviderCall = (functions, work) => flow.change(() => call(functions, work))

  /** Converts a failure. One that asks for a second factor gets the challenge to supply it, which the session waits for. */
  async function toFailure(cause: unknown): Promise<AuthError> {
    const failure = toAuthError(cause)
    if (failure.code !== 'multi-factor-auth-required' || failure instanceof SecondFactorError) return failure
    const [{ challengeOf }, { provider }] = await Promise.all([methods.secondFactor(), flow.load()])
    const { factors, sendCode, confirm } = challengeOf(provider, cause, config)
    const challenge: SecondFactorChallenge = {
      factors,
      sendCode: (factor) => call(methods.secondFactor, () => sendCode(factor)),
      confirm: (factor, code) => change(methods.secondFactor, () => confirm(factor, code)),
    }
    flow.challenge(challenge)
    return new SecondFactorError(challenge, { cause })
  }

  return { call, change }
}
