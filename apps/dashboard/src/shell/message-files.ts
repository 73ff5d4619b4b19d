import type { MessageFile } from '@search-foundation/i18n/messages'

/** The message files of the dashboard, loaded before the first text is shown. */
export const dashboardMessages: readonly MessageFile[] = ['shared', 'content', 'dashboard']
