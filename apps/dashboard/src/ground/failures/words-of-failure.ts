import { languageOfServices } from '@search-foundation/store/language-of-services'
import { serviceError } from '@search-foundation/store/service-error'
import type { FormFailure } from '@search-foundation/ui/form'
import type { TFunction } from 'i18next'

/**
 * Returns what to show of a failed call: `{status}: {detail or status text}` (specification §8), or that the service cannot be reached.
 * Services describe failures in English, so other languages get a sentence of their own, with the words of the service as a quote.
 */
export function wordsOfFailure(
  error: unknown,
  t: TFunction<readonly ['dashboard-frame', 'common']>,
  locale: string,
): FormFailure {
  const { kind, status, message } = serviceError(error)
  if (kind === 'unreachable') return { text: t('common:unreachable') }
  if (locale.startsWith(languageOfServices)) return { text: message }
  const isRefused = status !== undefined && status < 500
  return {
    text: t(isRefused ? 'failure.refused' : 'failure.failed'),
    quote: { text: message, lang: languageOfServices },
  }
}
