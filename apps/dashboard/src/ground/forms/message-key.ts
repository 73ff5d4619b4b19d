import type { Namespace } from '@search-foundation/i18n/messages'
import type { ParseKeys } from 'i18next'

/** A message key of a namespace; of a list of namespaces, a key of the first one or one like `common:close`. */
export type MessageKey<Names extends Namespace | readonly Namespace[]> = ParseKeys<Names>

/**
 * Returns a function that takes the message of a check in a schema, so that only message keys of the namespace are accepted:
 * `const fault = messageKeys<'auth'>()`, then `v.nonEmpty(fault('field.email.missing'))`. A form shows it by
 * `errorText={useErrorText('auth')}`.
 */
export const messageKeys =
  <const Names extends Namespace | readonly Namespace[]>() =>
  (key: MessageKey<Names>): MessageKey<Names> =>
    key
