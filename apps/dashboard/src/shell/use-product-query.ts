import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { usePlace } from '../ground/place/use-place.ts'
import { productNamed } from '../ground/products/playground-products.ts'

/** Opens the playground for `?sui=<product>&model=<name>`, by which other pages send visitors here (specification §2, guard 1). */
export function useProductQuery(): void {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { pathOf } = usePlace()
  const product = productNamed(query.get('sui'))
  const open = useEffectEvent((chosen: string) => {
    const model = query.get('model')
    void navigate(
      pathOf('playground', { query: { product: chosen, ...(model !== null && { model }) } }) + location.hash,
      { replace: true },
    )
  })
  useEffect(() => {
    if (product !== undefined) open(product)
  }, [product])
}
