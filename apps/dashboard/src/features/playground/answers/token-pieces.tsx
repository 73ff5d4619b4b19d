import type { SegmentResponse } from '@search-foundation/api-client'
import { formatNumber } from '@search-foundation/i18n/format'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { TokenStrip } from '@search-foundation/ui/token-strip'
import { useTranslation } from 'react-i18next'

/** Tokens that are drawn one by one. More would only slow the page down. */
const maxDrawn = 2000

/** The tokens and the chunks of a text. */
export function TokenPieces({ response }: { response: SegmentResponse }) {
  const { t, i18n } = useTranslation(['dashboard-playground', 'common'])
  const { num_tokens, chunks = [], tokens = [] } = response
  const pieces = tokens.flatMap((chunk) => chunk.map(([piece]) => piece))
  return (
    <Stack>
      <Text>
        {t('segments', {
          count: chunks.length,
          tokens: formatNumber(num_tokens, i18n.language),
        })}
      </Text>
      <TokenStrip label={t('common:tokens')} pieces={pieces.slice(0, maxDrawn)} />
      <TokenStrip label={t('chunks')} pieces={chunks.slice(0, maxDrawn)} variant="chunks" />
    </Stack>
  )
}
