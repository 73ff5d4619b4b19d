import type { Client } from '../../client.ts'
import { byIdentity } from '../../identity.ts'
import { queryString, type Query } from '../../query.ts'
import { send, sendForBlob, type Call, type CallOptions, type Outgoing } from '../../request.ts'

const accountUrl = ({ hosts }: Client, path: string, query: Query) =>
  `${hosts.dashboard}/api/v1/account${path}${queryString(query)}`

/** Reads something of the account of the signed-in user. */
export const getAccount = <T>(
  client: Client,
  path: string,
  options: CallOptions,
  query: Query = {},
): Call<T> => sendAccount(client, path, options, undefined, query)

/** Sends a call about the account of the signed-in user. */
export const sendAccount = <T>(
  client: Client,
  path: string,
  outgoing: Outgoing,
  map?: (body: never) => T,
  query: Query = {},
): Call<T> => send(client, accountUrl(client, path, query), { ...outgoing, auth: byIdentity }, map)

/** Downloads a file about the account of the signed-in user. */
export const downloadAccount = (
  client: Client,
  path: string,
  options: CallOptions,
  query: Query = {},
): Call<Blob> => sendForBlob(client, accountUrl(client, path, query), { ...options, auth: byIdentity })
