import type { MailKind } from './mails.ts'

/** What a page calls each kind of mail. */
export const kindNames: Readonly<Record<MailKind, string>> = {
  receipt: 'Receipt',
  'low-balance': 'Low balance',
  'auto-recharge': 'Auto-recharge',
  budget: 'Budget',
  'bulk-job': 'Bulk job',
  'verify-email': 'Confirm address',
  'reset-password': 'New password',
  'sign-in-link': 'Sign-in link',
  'change-email': 'Changed address',
  'phone-code': 'Code by phone',
  notice: 'Notice',
}

/** The name of a stored kind; one that is not known any more is shown as it is. */
export const kindName = (kind: string): string => kindNames[kind as MailKind] ?? kind
