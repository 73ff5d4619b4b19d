import { formatParameters } from '@search-foundation/i18n/format'

const scales: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, B: 1e9 }

/** Returns the number of parameters that the API writes as "2.4B"; undefined if it writes it in another way. */
export function parametersOf(size: string): number | undefined {
  const [, digits = '', scale = ''] = /^(\d+(?:\.\d+)?)([KMB])$/.exec(size) ?? []
  const factor = scales[scale]
  return factor === undefined ? undefined : Math.round(Number(digits) * factor)
}

/** Returns a model's size of the API in the reader's language: "2.4B" as "2,4 Mrd.". What is written in another way stays as it is. */
export function modelSize(size: string, locale: string): string {
  const parameters = parametersOf(size)
  return parameters === undefined ? size : formatParameters(parameters, locale)
}
