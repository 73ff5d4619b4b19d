import type { Client } from '../../core/client.ts'
import { byIdentity } from '../../core/identity.ts'
import { queryString, type Query } from '../../core/query.ts'
import { asBlob, send, type Call, type CallOptions, type Outgoing, type Reading } from '../../core/request.ts'

/** Returns the address of something of an account. */
export const accountUrl = ({ hosts }: Client, path: string, query: Query) =>
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
  reading?: Partial<Reading<T>>,
  query: Query = {},
): Call<T> => send(client, accountUrl(client, path, query), { ...outgoing, auth: byIdentity }, reading)

/** Downloads a file about the account of the signed-in user. */
export const downloadAccount = (
  client: Client,
  path: string,
  options: CallOptions,
  query: Query = {},
): Call<Blob> => send(client, accountUrl(client, path, query), { ...options, auth: byIdentity }, asBlob)
