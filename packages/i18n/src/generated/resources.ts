// Written by `pnpm --filter @search-foundation/i18n generate`: the keys of the English messages, for the types of `t`.
import type auth from '../../messages/en-US/auth.json'
import type common from '../../messages/en-US/common.json'
import type contentFaq from '../../messages/en-US/content-faq.json'
import type contentModels from '../../messages/en-US/content-models.json'
import type contentOffices from '../../messages/en-US/content-offices.json'
import type contentPapers from '../../messages/en-US/content-papers.json'
import type contentProducts from '../../messages/en-US/content-products.json'
import type dashboardAccountKeys from '../../messages/en-US/dashboard-account-keys.json'
import type dashboardAlerts from '../../messages/en-US/dashboard-alerts.json'
import type dashboardAudit from '../../messages/en-US/dashboard-audit.json'
import type dashboardAutoRecharge from '../../messages/en-US/dashboard-auto-recharge.json'
import type dashboardBilling from '../../messages/en-US/dashboard-billing.json'
import type dashboardBotCheck from '../../messages/en-US/dashboard-bot-check.json'
import type dashboardClassifiers from '../../messages/en-US/dashboard-classifiers.json'
import type dashboardFrame from '../../messages/en-US/dashboard-frame.json'
import type dashboardKeys from '../../messages/en-US/dashboard-keys.json'
import type dashboardPlayground from '../../messages/en-US/dashboard-playground.json'
import type dashboardPreferences from '../../messages/en-US/dashboard-preferences.json'
import type dashboardRateLimits from '../../messages/en-US/dashboard-rate-limits.json'
import type dashboardReceipts from '../../messages/en-US/dashboard-receipts.json'
import type dashboardRequests from '../../messages/en-US/dashboard-requests.json'
import type dashboardTransfer from '../../messages/en-US/dashboard-transfer.json'
import type dashboardUsage from '../../messages/en-US/dashboard-usage.json'
import type deepSearch from '../../messages/en-US/deep-search.json'
import type identity from '../../messages/en-US/identity.json'
import type mails from '../../messages/en-US/mails.json'
import type ui from '../../messages/en-US/ui.json'
import type webAboutUs from '../../messages/en-US/web-about-us.json'
import type webEmbeddings from '../../messages/en-US/web-embeddings.json'
import type webFrame from '../../messages/en-US/web-frame.json'
import type webInternship from '../../messages/en-US/web-internship.json'
import type webLanding from '../../messages/en-US/web-landing.json'
import type webLegal from '../../messages/en-US/web-legal.json'
import type webModels from '../../messages/en-US/web-models.json'
import type webNews from '../../messages/en-US/web-news.json'
import type webProduct from '../../messages/en-US/web-product.json'
import type webReader from '../../messages/en-US/web-reader.json'
import type webReranker from '../../messages/en-US/web-reranker.json'

export interface Resources {
  'auth': typeof auth
  'common': typeof common
  'content-faq': typeof contentFaq
  'content-models': typeof contentModels
  'content-offices': typeof contentOffices
  'content-papers': typeof contentPapers
  'content-products': typeof contentProducts
  'dashboard-account-keys': typeof dashboardAccountKeys
  'dashboard-alerts': typeof dashboardAlerts
  'dashboard-audit': typeof dashboardAudit
  'dashboard-auto-recharge': typeof dashboardAutoRecharge
  'dashboard-billing': typeof dashboardBilling
  'dashboard-bot-check': typeof dashboardBotCheck
  'dashboard-classifiers': typeof dashboardClassifiers
  'dashboard-frame': typeof dashboardFrame
  'dashboard-keys': typeof dashboardKeys
  'dashboard-playground': typeof dashboardPlayground
  'dashboard-preferences': typeof dashboardPreferences
  'dashboard-rate-limits': typeof dashboardRateLimits
  'dashboard-receipts': typeof dashboardReceipts
  'dashboard-requests': typeof dashboardRequests
  'dashboard-transfer': typeof dashboardTransfer
  'dashboard-usage': typeof dashboardUsage
  'deep-search': typeof deepSearch
  'identity': typeof identity
  'mails': typeof mails
  'ui': typeof ui
  'web-about-us': typeof webAboutUs
  'web-embeddings': typeof webEmbeddings
  'web-frame': typeof webFrame
  'web-internship': typeof webInternship
  'web-landing': typeof webLanding
  'web-legal': typeof webLegal
  'web-models': typeof webModels
  'web-news': typeof webNews
  'web-product': typeof webProduct
  'web-reader': typeof webReader
  'web-reranker': typeof webReranker
}

export type Namespace = keyof Resources

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}
