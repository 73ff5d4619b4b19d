import recordings from '../../generated/demos/reader.json' with { type: 'json' }
import { renderUntrusted } from '../../markdown/render-untrusted.ts'
import { recordedIn } from '../recorded-in.ts'
import type { RecordedReading } from './use-reader.ts'

const html = new Map(
  await Promise.all(
    Object.entries(recordings).map(
      async ([locale, { content }]) => [locale, await renderUntrusted(content)] as const,
    ),
  ),
)

/** Returns the first sample page of a language as the service read it, with its text as HTML. */
export const recordedReading = (locale: string): RecordedReading => ({
  answer: recordedIn<RecordedReading['answer']>(recordings, locale),
  html: html.get(locale) ?? '',
})
