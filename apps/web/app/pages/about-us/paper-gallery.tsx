import { paperFigures } from '@search-foundation/content/paper-figures'
import { papers } from '@search-foundation/content/papers'
import { formatMonth } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { FigureDescription } from '../../blocks/figure-description.tsx'
import { Section } from '../../blocks/section.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { PaperPicture } from './paper-picture.tsx'
import { usePictureTexts } from './picture-texts.ts'
import styles from './paper-gallery.module.css'

/** The papers, newest first, each with a picture drawn from its own figures. */
export function PaperGallery() {
  const { t } = useTranslation(['web-about-us', 'web-frame', 'content-papers'])
  const { locale } = usePageAddress()
  const textsOf = usePictureTexts()
  return (
    <Section id="papers" heading={t('papers.heading')} lead={t('papers.lead')} stacked>
      <ol className={styles.papers}>
        {papers.map((paper) => {
          const texts = textsOf(paper.id)
          const day = paper.date.replaceAll('/', '-')
          return (
            <li key={paper.id}>
              <div data-described="">
                <PaperPicture figure={paperFigures[paper.id]} texts={texts} />
                <div className={styles.meta}>
                  <time dateTime={day}>{formatMonth(day, locale)}</time>
                  {paper.conference ? <span>{paper.conference}</span> : null}
                  <FigureDescription
                    id={`picture-${paper.id}`}
                    label={t('web-frame:describeFigure')}
                    description={texts.description}
                  />
                </div>
              </div>
              <h3>
                <a href={paper.link} lang="en" rel="noopener">
                  {paper.title}
                </a>
              </h3>
              <p className={styles.summary}>{t(`content-papers:summary.${paper.id}`)}</p>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
