import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'

import type { ServiceError } from './service-error.ts'

/** What the services store, as far as a change of it makes earlier reads stale. */
const tagTypes = [
  'KeyInfo',
  'Transactions',
  'Usage',
  'Classifiers',
  'BulkJob',
  'BulkUpload',
  'AccountKeys',
  'AccountTransactions',
  'AccountUsage',
  'AccountActions',
  'Requests',
  'Receipts',
  'BillingDetails',
  'SpendLimit',
  'Webhooks',
  'WebhookDeliveries',
  'Inbox',
  'MailChoices',
] as const

/** What a call that charges or credits tokens makes stale. */
export const tagsOfTokens = [
  'KeyInfo',
  'Transactions',
  'Usage',
  'AccountKeys',
  'AccountTransactions',
  'AccountUsage',
  'Requests',
  'SpendLimit',
] as const satisfies readonly (typeof tagTypes)[number][]

/**
 * The cache of all calls. Each module in `endpoints/` adds the calls of one resource, so that a page bundles only what it imports.
 * Reads take the API key or the user id as (part of) their argument, so that another key or user is another cache entry.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<ServiceError>(),
  tagTypes,
  endpoints: () => ({}),
})
