import { Hono } from 'hono'

import type { AnswerPost } from './answer-post.ts'
import { noFields } from './disputes.ts'
import {
  addInvoiceItem,
  createInvoice,
  finalizeForm,
  finalizeInvoice,
  invoiceForm,
  invoiceItemForm,
  payForm,
  payInvoice,
  voidInvoice,
} from './invoices.ts'
import type { StripeStore } from './objects.ts'

/** `/invoices` and `/invoiceitems`: draft, lines, final, paid or void. Their pages lie below `address`. */
export function invoiceRoutes({
  store,
  post,
  address,
}: {
  store: StripeStore
  post: AnswerPost
  address: () => string
}): Hono {
  const app = new Hono()
  app.post('/invoices', (context) => post(context, invoiceForm, (form, at) => createInvoice(store, form, at)))
  app.post('/invoiceitems', (context) =>
    post(context, invoiceItemForm, (form) => addInvoiceItem(store, form)),
  )
  app.post('/invoices/:id/finalize', (context) =>
    post(context, finalizeForm, (_, at) => finalizeInvoice(store, context.req.param('id'), address(), at)),
  )
  app.post('/invoices/:id/pay', (context) =>
    post(context, payForm, (form, at) => payInvoice(store, context.req.param('id'), form, at)),
  )
  app.post('/invoices/:id/void', (context) =>
    post(context, noFields, () => voidInvoice(store, context.req.param('id'))),
  )
  return app
}
