import { useAppSelector } from '@search-foundation/store/hooks'
import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { CopyButton } from '@search-foundation/ui/copy-button'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import { useStoredApiKey } from '../../ground/api-key/api-key.tsx'
import { maskKey } from '../../ground/api-key/mask-key.ts'
import { lazyDialog } from '../../ground/dialogs/lazy-dialog.tsx'
import { useDialogs } from '../../ground/dialogs/use-dialogs.ts'
import { WithDocs } from '../../ground/docs/with-docs.tsx'
import { useChosenKeyScope } from '../../ground/key-scope/use-chosen-key-scope.ts'
import { useOpened } from '../../ground/query/use-opened.ts'
import { useIsSessionPending, useSignedIn } from '../../ground/services/services.tsx'
import { KeyActions } from './key-actions.tsx'
import { KeyBadges } from './key-badges.tsx'
import { LatestTransaction } from './latest-transaction.tsx'
import { LinkKeyButton } from './link-key-button.tsx'

const ForgetKeyDialog = lazyDialog(async () => (await import('./forget-key-dialog.tsx')).ForgetKeyDialog)
const RevokeThisKeyDialog = lazyDialog(
  async () => (await import('./revoke-this-key-dialog.tsx')).RevokeThisKeyDialog,
)

/**
 * The key in this browser: masked, its kind, and what can be done with it. For a visitor without one, how to get one; a signed-in user has the keys of the
 * account and needs none here.
 */
export function KeyCard() {
  const { t } = useTranslation('dashboard-keys')
  const apiKey = useStoredApiKey()
  const isVisitor = useSignedIn() === null
  const isPending = useIsSessionPending()
  if (apiKey !== null) return <StoredKey apiKey={apiKey} isVisitor={isVisitor} />
  if (!isVisitor || isPending) return null
  return (
    <Card
      headingLevel={2}
      title={t('key.none')}
      description={<WithDocs about="key-manager">{t('key.noneDescription')}</WithDocs>}
    >
      <KeyActions justify="start" />
    </Card>
  )
}

function StoredKey({ apiKey, isVisitor }: { apiKey: string; isVisitor: boolean }) {
  const { t } = useTranslation(['dashboard-keys', 'dashboard-account-keys'])
  const dialogs = useDialogs()
  const { open, dialogOf } = useOpened('dialog')
  const info = useAppSelector(({ embedding }) => embedding.apiKeyInfo)
  const isOwn = useChosenKeyScope().apiKey === null
  return (
    <Card headingLevel={2} title={t('key.inUse')} description={t('key.inUseDescription')}>
      <Stack>
        <Row>
          <code data-testid="masked-key">{maskKey(apiKey)}</code>
          <CopyButton text={apiKey} label={t('key.copy')} variant="button" />
          <KeyBadges info={info} />
        </Row>
        {isVisitor && <LatestTransaction apiKey={apiKey} />}
        <Row>
          {isVisitor ? (
            <>
              <Button size="sm" onClick={() => dialogs.show('create-key')}>
                {t('createKey.another')}
              </Button>
              <Button size="sm" onClick={() => dialogs.show('create-zero-token-key')}>
                {t('createKey.withoutTokens')}
              </Button>
              <Button size="sm" onClick={() => dialogs.show('use-key')}>
                {t('useKey.action')}
              </Button>
            </>
          ) : (
            info?.user_id === null && <LinkKeyButton apiKey={apiKey} />
          )}
          {!isOwn && (
            <Button size="sm" onClick={() => open('dialog', 'revoke')}>
              {t('dashboard-account-keys:revoke.action')}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => open('dialog', 'forget')}>
            {t('key.forget')}
          </Button>
        </Row>
      </Stack>
      <ForgetKeyDialog apiKey={apiKey} {...dialogOf('dialog', 'forget')} />
      <RevokeThisKeyDialog apiKey={apiKey} {...dialogOf('dialog', 'revoke')} />
    </Card>
  )
}
