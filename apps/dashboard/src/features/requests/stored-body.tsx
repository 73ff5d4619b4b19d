import type { StoredBody as Body } from '@search-foundation/api-client/account'
import { CodeBlock } from '@search-foundation/ui/code-block'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { readableJson } from './readable-json.ts'

/** What a call sent or got, as text to read and copy. */
export function StoredBody({ title, body }: { title: string; body: Body | null }) {
  const { t } = useTranslation('dashboard-requests')
  if (body === null || body.text === null)
    return (
      <Stack gap="xs">
        <Text as="strong" size="sm">
          {title}
        </Text>
        <Text tone="muted">{t(body === null ? 'bodies.none' : 'bodies.noText')}</Text>
      </Stack>
    )
  const { text, content_type: type, is_cut: isCut } = body
  const label = type?.split(';')[0] ?? 'JSON'
  return (
    <Stack gap="xs">
      <CodeBlock
        title={title}
        samples={[{ id: 'body', label, code: isCut ? text : readableJson(text) }]}
        maxHeight="20rem"
        wrap
      />
      {isCut && (
        <Text size="sm" tone="muted">
          {t('bodies.cut')}
        </Text>
      )}
    </Stack>
  )
}
