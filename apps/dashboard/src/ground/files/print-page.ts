/**
 * Opens the print dialog of the browser for a page in HTML. The page is in a frame that nobody sees; its scripts do not run, because the
 * content security policy of this page applies to it.
 */
export function printPage(html: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.addEventListener('load', () => {
    const page = frame.contentWindow
    if (page === null) return
    page.addEventListener('afterprint', () => frame.remove())
    page.print()
  })
  frame.srcdoc = html
  document.body.append(frame)
}
