import { WithKey } from '../features/keys/index.ts'
import { Playground } from '../features/playground/index.ts'
import { BalanceLine } from '../features/usage/index.ts'
import { playgroundProducts, productNamed, scopeOfProduct } from '../ground/products/playground-products.ts'
import { useQueryParameter } from '../ground/query/use-query-parameter.ts'
import { Page } from './page.tsx'

export function PlaygroundPage() {
  const [wanted] = useQueryParameter('product')
  const product = productNamed(wanted) ?? playgroundProducts[0]
  return (
    <Page>
      <WithKey prefers={scopeOfProduct[product]}>
        <BalanceLine />
        <Playground />
      </WithKey>
    </Page>
  )
}
