import type { ProductKey } from '@search-foundation/content/products'

import { spectrumOf } from './spectrum-of.ts'
import styles from './product-mark.module.css'

interface Drawing {
  lit: readonly (readonly [number, number])[]
  dim: readonly (readonly [number, number])[]
  line?: string
}

/** Each mark is the same field of points in the pose of its product: gathered, cut, aligned, ordered, branching, sorted. */
const drawings: Readonly<Record<ProductKey, Drawing>> = {
  reader: {
    lit: [
      [8, 7],
      [8, 12],
      [8, 17],
    ],
    dim: [
      [3, 4],
      [14, 7],
      [19, 7],
      [14, 12],
      [14, 17],
      [20, 20],
    ],
    line: 'M8 7V17',
  },
  tokenizer: {
    lit: [
      [4, 12],
      [9.3, 12],
      [14.6, 12],
      [20, 12],
    ],
    dim: [
      [6.6, 5],
      [12, 5],
      [17.3, 5],
      [6.6, 19],
      [17.3, 19],
    ],
  },
  embedding: {
    lit: [
      [19, 5],
      [15, 4],
      [20, 10],
    ],
    dim: [
      [5, 13],
      [9, 19],
      [15, 18],
    ],
    line: 'M4 20 19 5M4 20 15 4M4 20 20 10',
  },
  reranker: {
    lit: [[5, 5]],
    dim: [
      [5, 12],
      [5, 19],
      [12, 12],
      [12, 19],
      [19, 19],
    ],
    line: 'M5 5H20',
  },
  classifier: {
    lit: [
      [5, 5],
      [9, 7],
      [5, 10],
    ],
    dim: [
      [16, 16],
      [20, 14],
      [19, 19],
      [15, 20],
    ],
    line: 'M4 19 20 5',
  },
  deepsearch: {
    lit: [
      [12, 12],
      [19, 5],
      [20, 16],
    ],
    dim: [
      [4, 12],
      [8, 5],
      [8, 19],
      [15, 20],
    ],
    line: 'M4 12H12L19 5M12 12 20 16',
  },
}

/** A product's mark: five to nine points, the lit ones in its accent. Decoration; the name stands beside it. */
export function ProductMark({ product, size = 24 }: { product: ProductKey; size?: number }) {
  const { lit, dim, line } = drawings[product]
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      {...spectrumOf(product)}
    >
      {line ? <path d={line} /> : null}
      {dim.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />
      ))}
      {lit.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.lit} cx={x} cy={y} r="2.2" />
      ))}
    </svg>
  )
}
