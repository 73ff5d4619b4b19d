import { getModel } from '@search-foundation/api-client'
import { formatNumber } from '@search-foundation/i18n/format'
import { PlainTable } from '@search-foundation/ui/plain/table'
import { useEffect, useState } from 'react'

import { usePageAddress, useTranslation } from '../../document/page-context.tsx'
import { services } from '../../services.ts'

interface ModelReplicasProps {
  /** Headings of the model and its facts. */
  headings: readonly string[]
  rows: readonly { slug: string; facts: readonly string[] }[]
}

/** Models as a table, with the number of running replicas that the service reports. */
export default function ModelReplicas({ headings, rows }: ModelReplicasProps) {
  const { t } = useTranslation('web-product')
  const { locale, href } = usePageAddress()
  const replicas = useReplicas(rows.map(({ slug }) => slug))
  const textOf = (slug: string) => {
    const count = replicas[slug]
    if (count === undefined) return '…'
    return count === null ? t('models.unknown') : formatNumber(count, locale)
  }
  return (
    <PlainTable
      caption={t('models.heading')}
      columns={[
        ...headings.map((header, index) => ({ id: String(index), header })),
        { id: 'replicas', header: t('models.replicas'), align: 'end' },
      ]}
      rows={rows.map(({ slug, facts }) => ({
        id: slug,
        cells: [
          <a key={slug} href={href(`/models/${slug}`)}>
            {slug}
          </a>,
          ...facts,
          textOf(slug),
        ],
      }))}
    />
  )
}

/** Returns the replicas of each model: undefined while loading, null when the service does not report them. */
function useReplicas(slugs: readonly string[]): Readonly<Record<string, number | null>> {
  const [replicas, setReplicas] = useState<Readonly<Record<string, number | null>>>({})
  const list = slugs.join()
  useEffect(() => {
    const controller = new AbortController()
    for (const slug of list.split(',')) {
      getModel(services, slug, { signal: controller.signal }).then(
        ({ num_replicas: count }) => setReplicas((known) => ({ ...known, [slug]: count })),
        (error: unknown) => {
          if (controller.signal.aborted) return
          console.warn(`The replicas of ${slug} could not be loaded.`, error)
          setReplicas((known) => ({ ...known, [slug]: null }))
        },
      )
    }
    return () => controller.abort()
  }, [list])
  return replicas
}
