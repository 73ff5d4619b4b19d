import { Hono } from 'hono'

import { prices, products } from './catalog.ts'
import { list } from './list.ts'
import { missing } from './stripe-error.ts'

/** Products and prices: `/products` and `/prices`, each also by id. */
export function catalogRoutes(): Hono {
  const app = new Hono()
  app.get('/products', (context) => context.json(list('/v1/products', products)))
  app.get('/products/:id', (context) => {
    const id = context.req.param('id')
    const product = products.find((entry) => entry.id === id)
    if (product === undefined) throw missing('product', id)
    return context.json(product)
  })
  app.get('/prices', (context) => {
    const wanted = context.req.query('product')
    const found = prices.filter(({ product }) => wanted === undefined || product === wanted)
    return context.json(list('/v1/prices', found))
  })
  app.get('/prices/:id', (context) => {
    const id = context.req.param('id')
    const price = prices.find((entry) => entry.id === id)
    if (price === undefined) throw missing('price', id)
    return context.json(price)
  })
  return app
}
