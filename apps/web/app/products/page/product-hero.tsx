import type { ProductKey } from '@search-foundation/content/products'

import { ProductMark } from '../../blocks/product-mark.tsx'
import styles from './product-hero.module.css'

export interface ProductHeroProps {
  product: ProductKey
  heading: string
  lead: string
}

/** What a product does, in one line. */
export function ProductHero({ product, heading, lead }: ProductHeroProps) {
  return (
    <div className={styles.hero}>
      <ProductMark product={product} size={44} />
      <h1>{heading}</h1>
      <p>{lead}</p>
    </div>
  )
}
