/** PostgreSQL's codes for a text it cannot hold (U+0000, half a surrogate pair). */
const codes: readonly unknown[] = ['22021', '22P05']

/** Whether storing failed because of such a text: the caller's fault, wherever the text stood. */
export const isUnstorableText = (error: Error): boolean => 'code' in error && codes.includes(error.code)
