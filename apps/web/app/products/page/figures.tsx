import { useTranslation } from 'react-i18next'

import styles from './figures.module.css'

export interface FiguresProps {
  /** Figures that always apply. */
  facts: readonly { name: string; value: string }[]
}

/** Figures that always apply, and those of the visitor's own last request, which `useFigures` fills in and shows. */
export function Figures({ facts }: FiguresProps) {
  const { t } = useTranslation('web-product')
  return (
    <section className={styles.figures} aria-labelledby="figures-heading" data-figures="">
      <div className={styles.intro}>
        <h2 id="figures-heading">{t('figures.heading')}</h2>
        <p className={styles.measured}>{t('figures.text')}</p>
      </div>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {(['time', 'tokens', 'rate'] as const).map((figure) => (
          <div key={figure} className={`${styles.figure} ${styles.measured}`}>
            <dt>{t(`figures.${figure}`)}</dt>
            <dd data-slot={figure} />
          </div>
        ))}
      </dl>
    </section>
  )
}
