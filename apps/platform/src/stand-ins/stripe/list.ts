/** A list of the API on one page. */
export const list = (url: string, data: readonly object[]) => ({ object: 'list', url, has_more: false, data })
