// Written by `pnpm --filter @search-foundation/i18n generate` from the English messages.
import type content from '../../messages/en-US/content.json'
import type dashboard from '../../messages/en-US/dashboard.json'
import type platform from '../../messages/en-US/platform.json'
import type shared from '../../messages/en-US/shared.json'
import type web from '../../messages/en-US/web.json'

/** The message files of a locale, with their namespaces. */
export const messageFiles = {
  content: [
    'content-faq',
    'content-models',
    'content-offices',
    'content-papers',
    'content-products',
  ],
  dashboard: [
    'auth',
    'dashboard-account-keys',
    'dashboard-alerts',
    'dashboard-audit',
    'dashboard-auto-recharge',
    'dashboard-billing',
    'dashboard-bot-check',
    'dashboard-bulk',
    'dashboard-classifiers',
    'dashboard-frame',
    'dashboard-keys',
    'dashboard-models',
    'dashboard-overview',
    'dashboard-playground',
    'dashboard-preferences',
    'dashboard-rate-limits',
    'dashboard-receipts',
    'dashboard-requests',
    'dashboard-transfer',
    'dashboard-usage',
    'dashboard-webhooks',
  ],
  platform: [
    'alert-address-page',
    'deep-search',
    'identity',
    'mails',
    'receipt-page',
  ],
  shared: [
    'common',
    'ui',
  ],
  web: [
    'web-about-us',
    'web-classifier',
    'web-contact-sales',
    'web-deepsearch',
    'web-embeddings',
    'web-fine-tuning',
    'web-frame',
    'web-internship',
    'web-landing',
    'web-legal',
    'web-llm-serp-demo',
    'web-models',
    'web-news',
    'web-product',
    'web-reader',
    'web-reranker',
    'web-segmenter',
  ],
} as const

export type Resources = typeof content & typeof dashboard & typeof platform & typeof shared & typeof web

export type Namespace = keyof Resources

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}
