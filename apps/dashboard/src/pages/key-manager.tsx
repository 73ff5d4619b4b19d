import { KeyCard, OwnKeysTable } from '../features/keys/index.ts'
import type { PageProps } from './page-props.ts'
import { Page } from './page.tsx'

export function KeyManagerPage({ onCreateKey, onUseKey, onSignIn }: PageProps) {
  return (
    <Page tab="key-manager">
      <KeyCard onCreate={onCreateKey} onUse={onUseKey} />
      <OwnKeysTable onSignIn={onSignIn} />
    </Page>
  )
}
