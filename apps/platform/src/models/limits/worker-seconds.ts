import type { ApiKey } from '../../keys/keys.ts'

/** Worker seconds per minute of those who have paid nothing: of a client without a key, and of a key that never bought tokens. */
const unpaid = { anonymous: 10, trial: 30 } as const

/** Returns the worker seconds per minute that a key may use, or a client without one; undefined where they are only counted. */
export const workerSecondsOf = (key: Pick<ApiKey, 'email'> | undefined): number | undefined =>
  key === undefined ? unpaid.anonymous : key.email === null ? unpaid.trial : undefined
