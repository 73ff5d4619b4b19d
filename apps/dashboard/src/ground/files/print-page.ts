import { trustedHtml } from '@search-foundation/ui/trusted-types'

/**
 * Opens the print dialog of the browser for a page in HTML that the platform has written. The page is in a frame that nobody sees; its scripts do not run, because the
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
  frame.srcdoc = trustedHtml(html) as string
  document.body.append(frame)
}
