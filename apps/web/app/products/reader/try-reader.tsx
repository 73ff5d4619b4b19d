import { samplePages } from '@search-foundation/content/sample-pages'

import { usePageAddress } from '../../document/page-context.tsx'
import { Island } from '../../islands/island.tsx'
import ReaderDemo from './reader-demo.island.tsx'
import { recordedReading } from './recorded-reading.ts'

/** The demo of Reader with its recorded result. */
export function TryReader() {
  const { locale } = usePageAddress()
  return (
    <Island
      of={ReaderDemo}
      start="personal"
      props={{ samples: samplePages(locale), recorded: recordedReading(locale) }}
      messages={['web-reader.demo', 'web-product.demo', 'common']}
    />
  )
}
