import { paperFigures, type FigureBar } from '@search-foundation/content/paper-figures'
import type { PaperId } from '@search-foundation/content/papers'
import { formatCompact, formatDecimal } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'

/** The words and numbers of a picture in the language of the page. */
export interface PictureTexts {
  caption: string
  bars: readonly { label: string; number: string }[]
  /** What the picture shows, in one sentence. */
  description: string
}

/** Millions are shortened, others have as many decimals as the paper reports. */
const numberOf = (value: number, locale: string): string =>
  value >= 1_000_000
    ? formatCompact(value, locale)
    : formatDecimal(value, locale, String(value).split('.')[1]?.length ?? 0)

/** Returns a function for the texts of a paper's picture. */
export function usePictureTexts(): (paper: PaperId) => PictureTexts {
  const { t } = useTranslation('content-papers')
  const { locale } = usePageAddress()
  const labelOf = ({ label }: FigureBar) =>
    typeof label === 'string' ? label : t(`figureLabel.${label.word}`)
  return (paper) => {
    const figure = paperFigures[paper]
    const caption = t(`figureCaption.${paper}`)
    if (figure.kind === 'sketch') return { caption, bars: [], description: caption }
    const bars = figure.bars.map((bar) => ({ label: labelOf(bar), number: numberOf(bar.value, locale) }))
    const shown = bars.map(({ label, number }) => `${label} ${number}`.trim())
    return { caption, bars, description: `${caption}: ${shown.join(', ')}` }
  }
}
