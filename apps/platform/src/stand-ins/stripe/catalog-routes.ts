import { Hono } from 'hono'

import { packs, type Pack } from '../../billing/catalog/packs.ts'
import { missing } from './provider-failure.ts'

const product = (pack: Pack) => ({
  id: pack.product_id,
  object: 'product',
  active: true,
  livemode: false,
  name: pack.product_name,
  description: pack.product_description,
  metadata: { token_quantity: String(pack.token_quantity) },
})

const price = (pack: Pack) => ({
  id: pack.price_id,
  object: 'price',
  active: true,
  livemode: false,
  type: 'one_time',
  billing_scheme: 'per_unit',
  currency: pack.currency,
  product: pack.product_id,
  unit_amount: pack.price,
  metadata: { token_quantity: String(pack.token_quantity) },
})

const list = (url: string, data: readonly object[]) => ({ object: 'list', url, has_more: false, data })

/** Products and prices of the provider's API. A product's name is that of its newest price, which stands first in the catalogue. */
export function catalogRoutes(): Hono {
  const app = new Hono()
  const products = packs.filter(
    (pack, index) => packs.findIndex(({ product_id }) => product_id === pack.product_id) === index,
  )
  app.get('/products', (context) => context.json(list('/v1/products', products.map(product))))
  app.get('/products/:id', (context) => {
    const id = context.req.param('id')
    const found = products.find(({ product_id }) => product_id === id)
    if (found === undefined) throw missing('product', id)
    return context.json(product(found))
  })
  app.get('/prices', (context) => {
    const wanted = context.req.query('product')
    const found = packs.filter(({ product_id }) => wanted === undefined || product_id === wanted)
    return context.json(list('/v1/prices', found.map(price)))
  })
  app.get('/prices/:id', (context) => {
    const id = context.req.param('id')
    const found = packs.find(({ price_id }) => price_id === id)
    if (found === undefined) throw missing('price', id)
    return context.json(price(found))
  })
  return app
}
