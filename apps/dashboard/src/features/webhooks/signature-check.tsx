import { CodeBlock } from '@search-foundation/ui/code-block'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import { signatureSamples } from './signature-samples.ts'

/** How a server checks that an event came from us. `url` is the address in the samples. */
export function SignatureCheck({ url = 'https://example.org/webhooks' }: { url?: string | undefined }) {
  const { t } = useTranslation('dashboard-webhooks')
  return (
    <Stack gap="sm">
      <p>{t('signature.description')}</p>
      <CodeBlock samples={signatureSamples(url)} />
    </Stack>
  )
}
