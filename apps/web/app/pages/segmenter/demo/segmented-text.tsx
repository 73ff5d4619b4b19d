import type { SegmentResponse } from '@search-foundation/api-client'
import { formatDecimal, formatNumber } from '@search-foundation/i18n/format'
import { SegmentedControl } from '@search-foundation/ui/segmented-control'
import { TokenStrip } from '@search-foundation/ui/token-strip'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../../document/page-context.tsx'
import type { DemoResult } from '../../../products/demo/demo-layout.tsx'
import { ResultFacts } from '../../../products/demo/result-facts.tsx'
import styles from './segmented-text.module.css'

/** A segmented text as the demo shows it. */
export interface Segments extends DemoResult {
  characters: number
  pieces: NonNullable<SegmentResponse['tokens']>[number]
  chunks: readonly string[]
}

type View = 'tokens' | 'ids' | 'chunks'

/** Most pieces that are drawn; more would make typing slow. */
const maxPieces = 2000

/** A text as tokens, as the IDs of its tokens, or as chunks, with their numbers. */
export function SegmentedText({ characters, tokens, pieces, chunks }: Segments) {
  const { t } = useTranslation(['web-segmenter', 'common'])
  const { locale } = usePageAddress()
  const [view, setView] = useState<View>('tokens')
  const name = useId()
  const all = {
    tokens: () => pieces.map(([text]) => text),
    ids: () => pieces.map(([, ids]) => `${ids.join(' ')} `),
    chunks: () => chunks,
  }[view]()
  const views = [
    { id: 'tokens', label: t('common:tokens') },
    { id: 'ids', label: t('demo.ids') },
    { id: 'chunks', label: t('demo.chunks') },
  ] as const
  const label = views.find(({ id }) => id === view)?.label ?? ''
  const shown = all.slice(0, maxPieces)
  return (
    <>
      <ResultFacts
        facts={[
          [t('common:tokens'), formatNumber(tokens, locale)],
          [t('demo.chunks'), formatNumber(chunks.length, locale)],
          [t('demo.characters'), formatNumber(characters, locale)],
          [t('demo.perToken'), formatDecimal(characters / Math.max(1, tokens), locale, 1)],
        ]}
      />
      <SegmentedControl
        className={styles.views ?? ''}
        label={t('demo.view')}
        name={name}
        size="sm"
        options={views}
        value={view}
        onChange={setView}
      />
      <div className={styles.text} tabIndex={0} role="group" aria-label={label}>
        <TokenStrip label={label} pieces={shown} variant={view === 'chunks' ? 'chunks' : 'tokens'} />
      </div>
      {shown.length < all.length ? (
        <p className={styles.note}>{t('demo.first', { shown: shown.length, all: all.length })}</p>
      ) : null}
    </>
  )
}
