import type { Namespace } from '@search-foundation/i18n/load-messages'
import type { ParseKeys } from 'i18next'

/** A message key of a namespace. */
export type MessageKey<Name extends Namespace> = ParseKeys<Name>

/**
 * Returns a function that takes the message of a check in a schema, so that only message keys of the namespace are accepted:
 * `const fault = messageKeys<'auth'>()`, then `v.nonEmpty(fault('field.email.missing'))`. A form shows it by
 * `errorText={(key) => t(key as MessageKey<'auth'>)}`.
 */
export const messageKeys =
  <Name extends Namespace>() =>
  (key: MessageKey<Name>): MessageKey<Name> =>
    key
