import { useTranslation } from 'react-i18next'

import styles from './figures.module.css'

export interface FiguresProps {
  /** Figures that always apply. */
  facts: readonly { name: string; value: string }[]
}

/** Figures of the visitor's own last request, which `useFigures` fills in, and figures that always apply. */
export function Figures({ facts }: FiguresProps) {
  const { t } = useTranslation('web-product')
  return (
    <section className={styles.figures} aria-labelledby="figures-heading" data-figures="">
      <div className={styles.intro}>
        <h2 id="figures-heading">{t('figures.heading')}</h2>
        <p className={styles.before}>{t('figures.none')}</p>
        <p className={styles.after}>{t('figures.text')}</p>
      </div>
      <dl>
        {(['time', 'tokens', 'rate'] as const).map((figure) => (
          <div key={figure} className={styles.figure} data-measures="">
            <dt>{t(`figures.${figure}`)}</dt>
            <dd data-slot={figure}>–</dd>
          </div>
        ))}
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
