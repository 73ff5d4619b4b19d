import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const features = new URL('../src/features/', import.meta.url).pathname

/** Stories of a view by state. A state that the view cannot have is null: a view without filters never shows that none match. */
interface ViewStories {
  /** Story file, below `features`, without its ending. */
  file: string
  loading: string | null
  /** Nothing yet: a new account, or an empty list. */
  firstRun: string | null
  /** Nothing for the chosen filter. */
  filtered: string | null
  failed: string
  full: string
}

const list = (file: string, given: Partial<ViewStories> = {}): ViewStories => ({
  file,
  loading: 'Loading',
  firstRun: 'Empty',
  filtered: null,
  failed: 'Failed',
  full: 'Ready',
  ...given,
})
/** A view of one item has no first-run state, because an item that does not exist is an error. */
const item = (file: string, given: Partial<ViewStories> = {}) => list(file, { firstRun: null, ...given })

/**
 * Every view of the dashboard that shows what a service returned. Written by hand: what a state is called says what it is in this view (`Off`,
 * `NoKey`, `NothingBought`), and that a view cannot have a state is a decision, of which no story could tell.
 */
const views: readonly ViewStories[] = [
  list('account-keys/account-keys-table'),
  item('account-keys/account-key-details'),
  list('account-keys/spend-limit-card', { firstRun: 'None', full: 'Set' }),
  list('alerts/balance-alerts', { firstRun: 'Off', full: 'On' }),
  list('audit/audit-log', { filtered: 'NothingMatches' }),
  list('auto-recharge/auto-recharge', { firstRun: 'Off', full: 'On' }),
  list('billing-summary/billing-summary', { firstRun: 'NothingBought', full: 'Ready' }),
  list('billing/packs'),
  list('billing/recent-transactions'),
  list('billing/transactions-table', { filtered: 'NoMatches' }),
  list('bulk-jobs/bulk-jobs-table'),
  item('bulk-jobs/job-details', { full: 'Completed' }),
  list('bulk-jobs/unfinished-uploads'),
  list('classifiers/classifiers'),
  item('classifiers/classifiers', {
    loading: 'DetailsLoading',
    failed: 'DetailsFailed',
    full: 'Details',
  }),
  list('inbox/inbox', { full: 'Open' }),
  item('inbox/mail-card'),
  list('keys/key-card', { firstRun: 'NoKey', full: 'Trial' }),
  list('keys/with-key-scope', { firstRun: 'NoKey', full: 'Account' }),
  list('models/models', { filtered: 'NothingForFilter', full: 'List' }),
  item('models/models', { loading: 'DetailsLoading', failed: 'DetailsFailed', full: 'Details' }),
  item('overview/overview', {
    loading: 'StatusLoading',
    failed: 'StatusFailed',
    full: 'Status',
  }),
  list('overview/overview', {
    loading: 'FailuresLoading',
    firstRun: 'NoFailures',
    failed: 'FailuresFailed',
    full: 'Failures',
  }),
  list('playground/playground', { firstRun: 'FirstRun', failed: 'ModelsFailed', full: 'Embeddings' }),
  list('rate-limits/rate-limits-table'),
  list('receipts/receipts-table'),
  item('receipts/receipt-card'),
  list('requests/request-log', { filtered: 'NothingMatches' }),
  item('requests/request-card'),
  list('transfer/transfer', { firstRun: 'NothingToMove', full: 'Form' }),
  list('usage/balance-stats'),
  list('usage/month-chart'),
  list('usage/usage-chart'),
  list('usage/usage-table'),
  list('webhooks/webhooks', { firstRun: 'Off', full: 'Several' }),
]

/** Story files about something else: dialogs, steps, notices, pictures with sample data and settings of the browser. */
const others: readonly string[] = [
  'account-keys/account-key-dialogs',
  'billing/checkout-notice',
  'billing/key-needed',
  'keys/create-key-dialog',
  'keys/use-key-dialog',
  'keys/with-key',
  'overview/warnings',
  'preferences/preferences',
  'requests/requests-sample',
  'requests/saved-views',
  'transfer/transfer-review',
  'usage/usage-sample',
]

const files = globSync('**/*.stories.tsx', { cwd: features })
  .map((file) => file.replace('.stories.tsx', ''))
  // The stories of signing in and of the account's security are about steps, not about lists.
  .filter((file) => !file.startsWith('session/'))
  .toSorted()

test('every story file of a feature is a view in this table, or named as something else', () => {
  expect([...new Set([...views.map(({ file }) => file), ...others])].toSorted()).toEqual(files)
})

test.each(views)('$file has a story for each state of $full', ({ file, ...states }) => {
  const text = readFileSync(`${features}${file}.stories.tsx`, 'utf8')
  const stories = [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name)
  expect(stories).toEqual(expect.arrayContaining(Object.values(states).filter((name) => name !== null)))
})
