import { Link } from '@search-foundation/ui/link'

import { PageHead } from '../../../document/page-head.tsx'
import { config } from '../../../ground/config.ts'
import { DocsFrame } from '../docs-frame.tsx'
import { addressOf, operationsByArea, referenceNavigation } from './operations.ts'
import styles from '../index-page.module.css'

const title = 'API reference'
const description =
  'Every public call of the API, made from the document that the platform serves: fields, limits and errors.'

const idOf = (area: string) => area.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** Every call of the API by area. */
export default function ReferencePage() {
  const areas = [...operationsByArea]
  return (
    <>
      <PageHead title={title} description={description} />
      <DocsFrame
        title={title}
        description={description}
        navigation={referenceNavigation}
        contents={areas.map(([area]) => ({ id: idOf(area), text: area }))}
      >
        <p className={styles.action}>
          <Link variant="button-outline" href={`${config.apiUrl}/openapi.json`}>
            Download the OpenAPI document
          </Link>
        </p>
        {areas.map(([area, calls]) => (
          <section key={area} className={styles.section} aria-labelledby={idOf(area)}>
            <h2 id={idOf(area)}>{area}</h2>
            <ul>
              {calls.map((operation) => (
                <li key={operation.slug}>
                  <Link href={addressOf(operation)}>{operation.title}</Link>
                  <p>
                    {operation.summary}. {operation.method} <code>{operation.path}</code>
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </DocsFrame>
    </>
  )
}
