import { z } from 'zod'

import type { Core } from '../../kernel/core.ts'
import { isShallow, tooDeep } from '../../kernel/http/body/is-shallow.ts'
import type { Identity } from '../../kernel/identity.ts'
import { trustAddress } from '../../records/alert-addresses.ts'
import { CallableFailure } from './callable.ts'

export const profile = z.object({
  displayName: z.string().max(200).nullish().describe('Display name; null for none.'),
  email: z.string().max(320).nullish().describe('Email address of the user; null for none.'),
  photoURL: z.string().max(2000).nullish().describe('URL of the profile picture; null for none.'),
  preferences: z
    .record(z.string(), z.unknown())
    .refine((value) => isShallow(value), tooDeep)
    .nullish()
    .describe('Your own settings by name. Settings with other names are kept.'),
})

/** Size of a stored profile at most, in characters of JSON: every call returns all of it. */
const largestProfile = 64 * 1024

/** A stored user: the identity provider's id and the profile fields that the apps sent. */
export type UserInfo = { uid: string } & Record<string, unknown>

/**
 * `account/getUserInfo`: merges the profile that an app sends into the stored user and returns the whole user.
 * Empty fields change nothing; preferences are merged field by field.
 */
export async function getUserInfo(
  { database, now }: Pick<Core, 'database' | 'now'>,
  identity: Identity,
  data: unknown,
): Promise<UserInfo> {
  const parsed = profile.safeParse(data ?? {})
  if (!parsed.success)
    throw new CallableFailure(
      'INVALID_ARGUMENT',
      parsed.error.issues[0]?.message ?? 'The profile is invalid.',
    )
  const sent = Object.fromEntries(
    Object.entries(parsed.data).filter(([, value]) => value !== null && value !== undefined),
  )
  return database.transaction(async (sql) => {
    await sql.query('insert into users (id) values ($1) on conflict (id) do nothing', [identity.uid])
    const [row] = await sql.query<{ profile: Record<string, unknown> }>(
      'select profile from users where id = $1 for update',
      [identity.uid],
    )
    const stored = row?.profile ?? {}
    const merged = {
      email: identity.email,
      ...stored,
      ...sent,
      preferences: {
        ...(stored['preferences'] as object | undefined),
        ...(sent['preferences'] as object | undefined),
      },
    }
    const text = JSON.stringify(merged)
    if (text.length > largestProfile)
      throw new CallableFailure(
        'INVALID_ARGUMENT',
        `A profile can have at most ${largestProfile} characters as JSON.`,
      )
    if (identity.email !== undefined && identity.isEmailVerified === true)
      await trustAddress(sql, { userId: identity.uid }, identity.email, now())
    await sql.query('update users set profile = $2, updated_at = $3 where id = $1', [
      identity.uid,
      text,
      now(),
    ])
    return { uid: identity.uid, ...merged }
  })
}
