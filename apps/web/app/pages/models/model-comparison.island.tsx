import { Button } from '@search-foundation/ui/button'
import { ComparisonTable } from '@search-foundation/ui/comparison-table'
import { XIcon, Icon } from '@search-foundation/ui/icon'
import { Select } from '@search-foundation/ui/select'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { BenchmarkLink } from '../../blocks/benchmark-link.tsx'
import type { BenchmarkTexts } from '../../blocks/use-benchmark-texts.ts'
import { usePageAddress } from '../../document/page-context.tsx'
import { defaultQuery, fewestCompared, mostCompared, readChosen, writeCatalogQuery } from './catalog-query.ts'
import styles from './model-comparison.module.css'

interface ModelComparisonProps {
  facts: readonly { id: string; name: string }[]
  /** Models with a value for each fact. */
  models: readonly { slug: string; values: readonly (string | BenchmarkTexts | null)[] }[]
  /** Slugs of the models that are compared when the address names fewer than two. */
  example: readonly string[]
}

/** Models side by side. The address names them: others can be added and removed. */
export default function ModelComparison({ facts, models, example }: ModelComparisonProps) {
  const { t } = useTranslation('web-models')
  const { href } = usePageAddress()
  const [chosen, setChosen] = useState<readonly string[]>(example)

  const takeAddress = useEffectEvent(() => {
    const named = readChosen(
      location.search,
      models.map(({ slug }) => slug),
    )
    if (named.length >= fewestCompared) setChosen(named)
  })
  useEffect(() => takeAddress(), [])
  const change = (next: readonly string[]) => {
    setChosen(next)
    const query = writeCatalogQuery({ ...defaultQuery, chosen: next })
    history.replaceState(history.state, '', `${location.pathname}${query}`)
  }
  const shown = chosen.flatMap((slug) => models.find((model) => model.slug === slug) ?? [])

  return (
    <>
      <div className={styles.tools}>
        <ul aria-label={t('comparison.chosen')}>
          {chosen.map((slug) => (
            <li key={slug}>
              <a href={href(`/models/${slug}`)}>{slug}</a>
              {chosen.length <= fewestCompared ? null : (
                <Button
                  size="sm"
                  variant="quiet"
                  label={t('comparison.remove', { model: slug })}
                  title={t('comparison.remove', { model: slug })}
                  icon={<Icon of={XIcon} size="sm" />}
                  onClick={() => change(chosen.filter((other) => other !== slug))}
                />
              )}
            </li>
          ))}
        </ul>
        {chosen.length >= mostCompared ? null : (
          <Select
            size="sm"
            hideLabel
            label={t('comparison.add')}
            placeholder={t('comparison.add')}
            value=""
            options={models
              .filter(({ slug }) => !chosen.includes(slug))
              .map(({ slug }) => ({ id: slug, label: slug }))}
            onChange={({ target }) => change([...chosen, target.value])}
          />
        )}
      </div>
      <ComparisonTable
        stackOnPhone
        caption={t('comparison.title')}
        columns={[
          { id: 'fact', header: t('comparison.fact') },
          ...shown.map(({ slug }) => ({ id: slug, header: slug })),
        ]}
        rows={facts.map(({ id, name }, index) => ({
          id,
          cells: [
            name,
            ...shown.map(({ slug, values: { [index]: value } }) =>
              typeof value === 'object' && value !== null ? <BenchmarkLink key={slug} {...value} /> : value,
            ),
          ],
        }))}
      />
      <noscript>
        <p className={styles.note}>{t('comparison.noScript')}</p>
      </noscript>
    </>
  )
}
