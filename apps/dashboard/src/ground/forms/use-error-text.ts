import type { Namespaces } from '@search-foundation/i18n/messages'
import { useTranslation } from 'react-i18next'

/**
 * Returns the function by which a form shows the messages of its schema, which `messageKeys` has checked for the same namespaces.
 * `values` are for the placeholders of a message.
 */
export function useErrorText(
  namespaces: Namespaces,
): (key: string, values?: Readonly<Record<string, unknown>>) => string {
  const { t } = useTranslation(namespaces)
  // The resolver of the form passes messages on as plain text.
  return (key, values) => t(key as never, { ...values })
}
