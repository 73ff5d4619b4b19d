import type { ProductRequest } from '@search-foundation/store/run-product'
import { CodeBlock, type CodeSample } from '@search-foundation/ui/code-block'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../ground/services/services.tsx'
import { codeSamples, type Sample } from './code-samples.ts'

/**
 * A request as code. Its colors come with the highlighter, which loads after the page; without it, the code is plain. The code follows what is
 * typed when the browser has time for it.
 */
export function RequestCode({ request }: { request: ProductRequest }) {
  const { t } = useTranslation('dashboard-playground')
  const { config } = useServices()
  const highlight = useHighlighter()
  // A text, because the request is a new object at every render.
  const text = useDeferredValue(JSON.stringify(request))
  const samples = useMemo(
    () =>
      codeSamples(JSON.parse(text) as ProductRequest, config).map((sample): CodeSample => ({
        ...sample,
        ...(highlight && { html: highlight(sample) }),
      })),
    [text, config, highlight],
  )
  return <CodeBlock title={t('code')} samples={samples} maxHeight="32rem" />
}

/** Returns the highlighter once it has loaded. */
function useHighlighter(): ((sample: Sample) => string) | undefined {
  const [highlight, setHighlight] = useState<(sample: Sample) => string>()
  useEffect(() => {
    import('./highlighter.ts').then(
      (loaded) => setHighlight(() => loaded.highlight),
      (error: unknown) => console.warn('The highlighter did not load; code has no colors.', error),
    )
  }, [])
  return highlight
}
