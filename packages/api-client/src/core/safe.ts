import { SearchFoundationError, type AnyError } from './errors.ts'

/** A result or an error as a value. `error` is undefined for a result. */
export type Safe<T> = { data: T; error: undefined } | { data: undefined; error: AnyError }

/**
 * Resolves with the result of a call or with its error, instead of rejecting: `const { data, error } = await safe(embed(client, body))`.
 * `error.name` narrows its type. Rejects with what is no error of the SDK, such as a mistake in the arguments.
 */
export async function safe<T>(call: PromiseLike<T>): Promise<Safe<T>> {
  try {
    return { data: await call, error: undefined }
  } catch (error) {
    if (error instanceof SearchFoundationError) return { data: undefined, error: error as AnyError }
    throw error
  }
}
