import type { SdkFunction } from './sdk-reference.ts'

/** Functions of the SDK that have a page together. */
export interface SdkGroup {
  /** Last segment of the page's address. */
  slug: string
  /** The function whose example, as a whole program, the page begins with. */
  lead: string
  title: string
  description: string
  /** Whether a function belongs to it. The first group that fits applies. */
  has: (item: SdkFunction) => boolean
}

const named =
  (names: RegExp) =>
  ({ name }: SdkFunction) =>
    names.test(name)

/** Functions of the signed-in user. */
const ofAccount =
  (names: RegExp) =>
  ({ entry, name }: SdkFunction) =>
    entry === 'account' && names.test(name)

/** The pages of the SDK's reference in reading order. A type is on the page whose functions lead to it first. */
export const sdkGroups: readonly SdkGroup[] = [
  {
    slug: 'sdk-client',
    lead: 'createClient',
    title: 'SDK: client, options and errors',
    description:
      'Functions that create a client and handle its errors, with every option of a client and of a call.',
    has: named(/^(createClient|safe|logEvents|searchFoundation)$/),
  },
  {
    slug: 'sdk-embeddings',
    lead: 'embed',
    title: 'SDK: embeddings',
    description: 'embed, embedMultiVector, embedEach and embedAll: fields, results, errors and examples.',
    has: named(/^(embed|embedMultiVector|embedDemo|embedEach|embedAll)$/),
  },
  {
    slug: 'sdk-search',
    lead: 'rerank',
    title: 'SDK: read, search, rerank and deep search',
    description: 'Functions that read pages, search, rerank documents and answer questions with citations.',
    has: named(/^(read|search|rerank|deepSearch|finalText|writeResultsPage)$/),
  },
  {
    slug: 'sdk-classification',
    lead: 'classify',
    title: 'SDK: classification and segmentation',
    description: 'Functions that classify texts, train classifiers, count tokens and split texts.',
    has: named(/^(classify|train|listClassifiers|deleteClassifier|segment)$/),
  },
  {
    slug: 'sdk-bulk-jobs',
    lead: 'uploadBulkEmbeddings',
    title: 'SDK: bulk jobs and uploads',
    description: 'Functions that upload a file of inputs, follow its job and download the vectors.',
    has: (item) => item.entry === 'upload' || /Bulk|^waitUntilDone$|^fingerprintOf$/.test(item.name),
  },
  {
    slug: 'sdk-account-keys',
    lead: 'createAccountKey',
    title: 'SDK: keys of an account and spend limits',
    description:
      'Functions of the signed-in user that create, change, rotate and revoke keys, and limit what they spend.',
    has: ofAccount(/Key|SpendLimit/),
  },
  {
    slug: 'sdk-usage',
    lead: 'getUsage',
    title: 'SDK: usage, requests and receipts',
    description: 'Functions of the signed-in user: usage by day, the request log, transactions and receipts.',
    has: ofAccount(/Usage|Request|Transaction|Receipt|TokenPrice/),
  },
  {
    slug: 'sdk-webhooks',
    lead: 'createWebhook',
    title: 'SDK: webhooks of an account',
    description: 'Functions that add, confirm, test and remove webhooks, and list what was delivered.',
    has: ofAccount(/Webhook/),
  },
  {
    slug: 'sdk-account',
    lead: 'listAccountActions',
    title: 'SDK: account, inbox and audit log',
    description: 'Functions of the signed-in user: inbox, emails, audit log, sessions, export and deletion.',
    has: ofAccount(/./),
  },
  {
    slug: 'sdk-keys',
    lead: 'listRateLimits',
    title: 'SDK: keys, models and limits',
    description:
      'Functions that create and revoke keys, and list models, rate limits and the state of services.',
    has: named(/Key|Models?$|RateLimits|ServiceStatus|ContactRequest|UserInfo/),
  },
  {
    slug: 'sdk-billing',
    lead: 'createCheckoutSession',
    title: 'SDK: billing',
    description: 'Functions that buy, count and transfer tokens, and set auto-recharge and balance alerts.',
    has: named(
      /Products|Transaction|Consumption|TokenPrice|Billing|Tickets|Checkout|transferBalance|AutoRecharge|BalanceNotification/,
    ),
  },
  {
    slug: 'sdk-tools',
    lead: 'verifyWebhook',
    title: 'SDK: webhooks, streams, tests and telemetry',
    description: 'verifyWebhook, event streams, callable functions, a client for tests, and OpenTelemetry.',
    has: () => true,
  },
]
