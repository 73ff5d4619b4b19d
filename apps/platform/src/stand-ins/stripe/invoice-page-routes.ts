import { Hono } from 'hono'

import { invoicePage, missingInvoicePage } from './invoice-page.ts'
import type { StripeStore } from './objects.ts'
import { pageLocale } from './page-locale.ts'

/** Hosted invoices, `/i/{invoice}`, and their PDF, `/i/{invoice}/pdf`. Who knows the address may read them, as at the provider. */
export function invoicePageRoutes({ store }: { store: StripeStore }): Hono {
  const app = new Hono()
  /** An invoice that has a number. */
  const issued = (id: string) => {
    const invoice = store.get('invoices', id)
    return invoice?.number === null ? undefined : invoice
  }
  app.get('/:id', (context) => {
    const invoice = issued(context.req.param('id'))
    const locale = pageLocale(context)
    return invoice === undefined
      ? context.html(missingInvoicePage(locale), 404)
      : context.html(invoicePage(invoice, locale))
  })
  app.get('/:id/pdf', async (context) => {
    const invoice = issued(context.req.param('id'))
    if (invoice === undefined) return context.html(missingInvoicePage(pageLocale(context)), 404)
    // Loaded by the first PDF: fonts and their tables are large.
    const { invoicePdf } = await import('./invoice-pdf.ts')
    return context.body(await invoicePdf(invoice), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${invoice.number}.pdf"`,
    })
  })
  return app
}
