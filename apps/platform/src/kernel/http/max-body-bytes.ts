/** Largest accepted body, in bytes: enough for bulk files and the HTML of pages. */
export const maxBodyBytes = 12 * 1024 * 1024
