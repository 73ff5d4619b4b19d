import { SearchFoundationError, type AnyError } from './errors.ts'

/** A result or an error as a value. `error` is undefined for a result. */
export type Safe<T> =
  | {
      /** The result; undefined for an error. */
      data: T
      /** The error; undefined for a result. */
      error: undefined
    }
  | {
      /** The result; undefined for an error. */
      data: undefined
      /** The error; undefined for a result. */
      error: AnyError
    }

/**
 * Resolves with the result of a call or with its error, instead of rejecting. `error.name` narrows its type. Rejects with any other error,
 * such as a mistake in the arguments.
 * @example
 * ```ts
 * const { data, error } = await safe(embed(client, body))
 * if (error?.name === 'ApiError') console.log(error.status)
 * ```
 */
export async function safe<T>(call: PromiseLike<T>): Promise<Safe<T>> {
  try {
    return { data: await call, error: undefined }
  } catch (error) {
    if (error instanceof SearchFoundationError) return { data: undefined, error: error as AnyError }
    throw error
  }
}
