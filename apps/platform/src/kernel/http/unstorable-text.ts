/** PostgreSQL's error codes for a text that it cannot store (U+0000, half a surrogate pair). */
const codes: readonly unknown[] = ['22021', '22P05']

/** Whether storing failed because of such a text, in whichever field of the request it was. */
export const isUnstorableText = (error: Error): boolean => 'code' in error && codes.includes(error.code)
