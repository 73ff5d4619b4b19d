import { WithKey } from '../features/keys/index.ts'
import { Playground } from '../features/playground/index.ts'
import { BalanceStats } from '../features/usage/index.ts'
import { Page } from './page.tsx'

export function PlaygroundPage() {
  return (
    <Page>
      <WithKey>
        <Playground />
        <BalanceStats />
      </WithKey>
    </Page>
  )
}
