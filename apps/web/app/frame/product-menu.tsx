import { localized } from '@search-foundation/content/localized'
import { products } from '@search-foundation/content/products'

import { usePlace } from '../i18n/use-place.ts'
import { ProductMark } from '../products/product-mark.tsx'
import { productHref } from '../products/product-href.ts'
import styles from './product-menu.module.css'

/** The current products with what each does. */
export function ProductMenu() {
  const { locale, href } = usePlace()
  return (
    <ul className={styles.list}>
      {products.map((product) => (
        <li key={product.key}>
          <a href={href(productHref(product))}>
            <ProductMark product={product.key} />
            <strong>{localized(product.label, locale)}</strong>
            <span>{localized(product.caption, locale)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
