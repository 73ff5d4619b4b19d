import { Hono } from 'hono'
import { html } from 'hono/html'

import { page } from '../../kernel/http/page.ts'
import { invoicePage } from './invoice-page.ts'
import type { StripeStore } from './objects.ts'

/** Hosted invoices, `/i/{invoice}`, and their PDF, `/i/{invoice}/pdf`. Who knows the address may read them, as at the provider. */
export function invoicePageRoutes({ store }: { store: StripeStore }): Hono {
  const app = new Hono()
  const missing = () => page('Invoice', html`<h1>This invoice does not exist</h1>`)
  /** An invoice that has a number. */
  const issued = (id: string) => {
    const invoice = store.get('invoices', id)
    return invoice?.number === null ? undefined : invoice
  }
  app.get('/:id', (context) => {
    const invoice = issued(context.req.param('id'))
    return invoice === undefined ? context.html(missing(), 404) : context.html(invoicePage(invoice))
  })
  app.get('/:id/pdf', async (context) => {
    const invoice = issued(context.req.param('id'))
    if (invoice === undefined) return context.html(missing(), 404)
    // Loaded by the first PDF: fonts and their tables are large.
    const { invoicePdf } = await import('./invoice-pdf.ts')
    return context.body(await invoicePdf(invoice), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${invoice.number}.pdf"`,
    })
  })
  return app
}
