/** On a prerendered form until its page's script has taken it over. */
export const waiting = 'data-waiting'
/** On such a form that was sent meanwhile. */
export const sent = 'data-sent'

/** Holds back what is sent before a page's script can take it: the browser would load the page anew and lose what was typed. */
export function holdEarlySubmits(document: Document): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof Element) || !form.hasAttribute(waiting)) return
    event.preventDefault()
    form.setAttribute(sent, '')
  })
}
