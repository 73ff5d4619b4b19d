import type { Client } from '@search-foundation/api-client'
import { AuthError } from '@search-foundation/auth/auth-error'

import { readOwnKey } from './own-key.ts'
import { isUnauthenticated, serviceError, type ServiceError } from './service-error.ts'
import type { UserState } from './user.ts'

/** What calls need besides state. */
export interface Extra {
  client: Client
  /** Signs the user out because a service refused a token that was just refreshed. */
  expireSession: () => Promise<void>
}

/** Calls a function of the SDK with the argument of an endpoint. */
export type SdkCall<Arg, Result> = (
  client: Client,
  arg: Arg,
  options: { signal: AbortSignal },
) => Promise<Result>

interface QueryContext {
  extra: unknown
  signal: AbortSignal
  getState: () => unknown
}

/** Returns the id of the user whom the store has now. */
type FindUid = () => string | undefined

/** The client of the user who called last, whose calls share the refresh of a refused token. */
const clients = new WeakMap<Client, { uid: string; client: Client }>()

/** Returns a client for the calls of one user. Their later attempts fail once another user has signed in, whose token they would carry. */
function clientOf(client: Client, uid: string | undefined, findUid: FindUid): Client {
  const { identityToken } = client
  if (identityToken === undefined || uid === undefined) return client
  const last = clients.get(client)
  if (last?.uid === uid) return last.client
  const own: Client = {
    ...client,
    async identityToken(refresh) {
      const token = await identityToken(refresh)
      if (findUid() !== uid) throw new AuthError('user-token-expired')
      return token
    },
  }
  clients.set(client, { uid, client: own })
  return own
}

type QueryFn<Arg, Result> = (
  arg: Arg,
  context: QueryContext,
) => Promise<{ data: Result } | { error: ServiceError }>

/** The argument of one page of a list. The cursor of the first page is empty. */
export interface PageArg<Arg> {
  queryArg: Arg
  pageParam: string
}

/** Cursors of the pages of a list. */
export const byCursor = {
  initialPageParam: '',
  getNextPageParam: ({ next_cursor: next }: { next_cursor?: string | null }) => next ?? undefined,
}

interface Kind {
  /** What the endpoint reads. Failed reads are logged (specification §8). */
  reads?: string
  /** Whether the call carries the identity token of the signed-in user. */
  asUser?: boolean
}

/** The key of a call: its argument, or in the argument of a list, or a field of it. */
function keyOf(arg: unknown): string | undefined {
  if (typeof arg === 'string') return arg
  const { apiKey, queryArg } = Object(arg) as { apiKey?: unknown; queryArg?: unknown }
  if (typeof apiKey === 'string') return apiKey
  return queryArg === undefined ? undefined : keyOf(queryArg)
}

/** Whether a call is made with one of the signed-in user's keys: its session key has been renewed by then, so a 401 is about the session. */
const isWithOwnKey = (arg: unknown): boolean => readOwnKey(keyOf(arg) ?? '') !== undefined

/** Turns a function of the SDK into an endpoint. Its failures become plain data. */
const endpoint =
  <Arg, Result>(call: SdkCall<Arg, Result>, { reads, asUser = false }: Kind): QueryFn<Arg, Result> =>
  async (arg, { extra, signal, getState }) => {
    const { client, expireSession } = extra as Extra
    const findUid: FindUid = () => (getState() as { user: UserState }).user.user?.uid
    const uid = findUid()
    try {
      return { data: await call(clientOf(client, uid, findUid), arg, { signal }) }
    } catch (error) {
      const isRefused = (asUser || isWithOwnKey(arg)) && isUnauthenticated(error)
      // The session that is refused may be the one of a user before.
      if (isRefused && findUid() === uid) await expireSession()
      const failure = serviceError(isRefused ? new AuthError('user-token-expired') : error)
      if (reads !== undefined && failure.kind !== 'signed-out' && !signal.aborted)
        console.error(`The ${reads} could not be fetched.`, error)
      return { error: failure }
    }
  }

/** An endpoint that only reads. `what` names it in the log. */
export const read = <Arg, Result>(what: string, call: SdkCall<Arg, Result>) => endpoint(call, { reads: what })

/** An endpoint that changes something, or whose result is used once. */
export const change = <Arg, Result>(call: SdkCall<Arg, Result>) => endpoint(call, {})

/** As `read`, with the identity token. When a service refuses it even after a refresh, the user is signed out. */
export const readAsUser = <Arg, Result>(what: string, call: SdkCall<Arg, Result>) =>
  endpoint(call, { reads: what, asUser: true })

/** As `change`, with the identity token. When a service refuses it even after a refresh, the user is signed out. */
export const changeAsUser = <Arg, Result>(call: SdkCall<Arg, Result>) => endpoint(call, { asUser: true })
