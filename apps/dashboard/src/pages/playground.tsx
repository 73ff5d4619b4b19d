import { EmbeddingPlayground } from '../features/playground/index.ts'
import { BalanceStats } from '../features/usage/index.ts'
import { NoKey } from './no-key.tsx'
import type { PageProps } from './page-props.ts'
import { Page } from './page.tsx'

export function PlaygroundPage({ apiKey, onCreateKey, onUseKey }: PageProps) {
  return (
    <Page tab="playground">
      {apiKey === null ? (
        <NoKey onCreateKey={onCreateKey} onUseKey={onUseKey} />
      ) : (
        <>
          <BalanceStats apiKey={apiKey} />
          <EmbeddingPlayground key={apiKey} apiKey={apiKey} />
        </>
      )}
    </Page>
  )
}
