/**
 * Largest body that is read, in bytes, by what the caller has shown. Nothing is read of a larger one: the caller gets 413.
 *
 * - `anonymous`: no key and no identity token, or one that was not verified yet. Enough for the longest text of the segmenter (64,000
 *   characters, each escaped) and for the HTML of a usual page.
 * - `user`: a verified identity token. Enough for every form and setting of an account.
 * - `key`: a verified API key. Enough for bulk files and the HTML of long pages.
 */
export const bodyLimits = { anonymous: 512 * 1024, user: 512 * 1024, key: 12 * 1024 * 1024 } as const

/** A request up to this length, in bytes, is quick work: a few milliseconds, less than the way to a worker and back is worth. */
export const quickLength = 4096

/** Largest form without files, in bytes. */
export const maxFormBytes = 64 * 1024

/** Bodies that are open at the same time, in bytes: in the process and for each client. Beyond them new ones wait. */
export const openBodyLimits = { process: 96 * 1024 * 1024, client: 48 * 1024 * 1024 } as const

/**
 * JSON: deepest nesting, most fields of one object, and most values, by whether the caller has a key. Several times what any call needs.
 * An object of 99,000 names takes a fifth of a second to parse and check.
 */
export const jsonLimits = { depth: 100, fields: 1000, values: 100_000, anonymousValues: 10_000 } as const

/** Forms: most fields, files included, longest name of a field in bytes, and most header lines of a part. */
export const formLimits = { fields: 100, nameBytes: 1000, headerLines: 20 } as const
