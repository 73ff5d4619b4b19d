import '../../src/styles.css'

import { createRoot } from 'react-dom/client'

import { VirtualTable } from '../../src/virtual-table/index.ts'

// Page of measure-scrolling.ts: a table of 100,000 rows.

interface Transaction {
  id: string
  day: string
  product: string
  tokens: number
}

const products = ['Reader', 'Embeddings', 'Reranker', 'DeepSearch']
const rows: Transaction[] = Array.from({ length: 100_000 }, (_, index) => ({
  id: `transaction-${index + 1}`,
  day: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  product: products[index % products.length] ?? '',
  tokens: (index * 7919) % 100_000,
}))

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <VirtualTable
    caption="Transactions"
    height={800}
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      { id: 'id', header: 'Transaction', cell: ({ id }) => id, sortValue: ({ id }) => id, isRowHeader: true },
      { id: 'day', header: 'Time', cell: ({ day }) => <time dateTime={day}>{day}</time> },
      { id: 'product', header: 'Product', cell: ({ product }) => product },
      {
        id: 'tokens',
        header: 'Tokens',
        align: 'end',
        cell: ({ tokens }) => tokens,
        sortValue: ({ tokens }) => tokens,
      },
    ]}
  />,
)
