import { paperFigures } from '@search-foundation/content/paper-figures'
import type { Paper, PaperId } from '@search-foundation/content/papers'
import { formatMonth } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { FigureDescription } from '../figure-description.tsx'
import { PaperPicture } from './paper-picture.tsx'
import { usePictureTexts } from './picture-texts.ts'
import styles from './paper-figure.module.css'

/** The picture of a paper, drawn from its own figures, with its month and its conference. */
export function PaperFigure({ paper }: { paper: Paper<PaperId> }) {
  const { t } = useTranslation('web-frame')
  const { locale } = usePageAddress()
  const texts = usePictureTexts()(paper.id)
  const day = paper.date.replaceAll('/', '-')
  return (
    <div data-described="">
      <PaperPicture figure={paperFigures[paper.id]} texts={texts} />
      <div className={styles.meta}>
        <time dateTime={day}>{formatMonth(day, locale)}</time>
        {paper.conference ? <span>{paper.conference}</span> : null}
        <FigureDescription
          id={`picture-${paper.id}`}
          label={t('describeFigure')}
          description={texts.description}
        />
      </div>
    </div>
  )
}
