/** Returns a page with a body, also for a fragment or a page whose optional tags are left out: the parser adds none. */
export function wholePage(html: string): string {
  if (/<(html|body)[\s>]/i.test(html)) return html
  const content = html.replace(/^\s*<!doctype[^>]*>/i, '')
  return `<!doctype html><html><body>${content}</body></html>`
}

/** Returns a fetched text as a page: HTML as it is, anything else as preformatted text. */
export function pageOf({ contentType, text }: { contentType: string; text: string }): string {
  if (contentType.includes('html')) return wholePage(text)
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return wholePage(`<pre>${escaped}</pre>`)
}
