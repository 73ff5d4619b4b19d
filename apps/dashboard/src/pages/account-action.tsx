import { brand } from '@search-foundation/content/brand'
import { updatePageMetadata } from '@search-foundation/store/page-metadata'
import { PageHeader } from '@search-foundation/ui/page-header'
import { Stack } from '@search-foundation/ui/stack'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'

import { MailedCodeCard } from '../features/session/index.ts'
import { continueAddress } from '../ground/mailed-link/mailed-link.ts'

/** The page that the links of the identity provider's mails lead to. */
export function AccountActionPage() {
  const { t } = useTranslation('auth')
  const [query] = useSearchParams()
  const title = t('code.page')
  const { pathname, search, hash } = continueAddress(new URL(location.href))
  useEffect(() => updatePageMetadata(document, { title: `${title} · ${brand.name}` }), [title])
  return (
    <Stack gap="lg">
      <PageHeader title={title} />
      <MailedCodeCard code={query.get('oobCode') ?? ''} returnTo={pathname + search + hash} />
    </Stack>
  )
}
