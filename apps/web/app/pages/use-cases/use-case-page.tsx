import { collectDocs } from '@search-foundation/content/collect-docs'
import { docSources } from '@search-foundation/content/doc-sources'
import { products } from '@search-foundation/content/products'
import { cases } from '@search-foundation/content/use-cases'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'

import { PageIntro } from '../../blocks/page-intro.tsx'
import { ProductMark } from '../../blocks/product-mark.tsx'
import { ReadingList } from '../../blocks/reading-list.tsx'
import { Section } from '../../blocks/section.tsx'
import { CodeSamples } from '../../code/code-samples.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { caseSamples } from './use-case-samples.ts'
import styles from './page.module.css'

/** Only the HTML names the guides, so the browser's bundle leaves them out. */
const docs = collectDocs(import.meta.env.SSR ? docSources : {}).filter(({ locale }) => locale === 'en-US')

/** One use case: the services that solve it, the code of the step that decides, and where to go on. */
export default function UseCasePage() {
  const { t } = useTranslation(['web-use-cases', 'web-frame', 'content-products'])
  const { slug = '' } = useParams()
  const { href, hrefLang } = usePageAddress()
  const entry = cases.find((candidate) => candidate.slug === slug)
  if (entry === undefined) throw new Response('Not Found', { status: 404 })
  const title = t(`case.${entry.slug}.title`)
  const guides = entry.docs.flatMap((id) => docs.filter((doc) => doc.slug === id))
  return (
    <>
      <PageHead title={title} description={t(`case.${entry.slug}.lead`)} />
      <PageIntro
        title={title}
        lead={t(`case.${entry.slug}.lead`)}
        back={{ href: href('/use-cases'), label: t('title') }}
      >
        <div className={styles.actions}>
          <Link variant="button-solid" href={`${href('/api-dashboard')}?sui=apikey`}>
            {t('web-frame:nav.getKey')}
          </Link>
          <Link variant="button-outline" href={href('/pricing')}>
            {t('pricing')}
          </Link>
        </div>
      </PageIntro>
      <Section id="pieces" heading={t('pieces')}>
        <ol className={styles.pieces}>
          {entry.products.map((key) => (
            <li key={key}>
              <ProductMark product={key} size={28} />
              <div>
                <Link href={href(products.find((product) => product.key === key)?.homepage ?? '/')}>
                  {t(`content-products:${key}.label`)}
                </Link>
                <p>{t(`case.${entry.slug}.${key}` as 'case.retrieval.reader')}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="code" heading={t('code')} lead={t('codeLead')}>
        <CodeSamples samples={caseSamples.get(entry.slug) ?? []} />
      </Section>
      <Section id="next" heading={t('next')}>
        <ul className={styles.guides}>
          {guides.map(({ slug: id, title: name, description }) => {
            const path = `/docs/${id}`
            return (
              <li key={id} lang="en-US">
                <Link href={href(path)} hrefLang={hrefLang(path)}>
                  {name}
                </Link>
                <p>{description}</p>
              </li>
            )
          })}
        </ul>
      </Section>
      <Section id="others" heading={t('others')}>
        <ReadingList
          entries={cases
            .filter((other) => other !== entry)
            .map((other) => ({
              href: href(`/use-cases/${other.slug}`),
              title: t(`case.${other.slug}.title`),
              text: t(`case.${other.slug}.lead`),
            }))}
        />
      </Section>
    </>
  )
}
