import type * as sdk from '@search-foundation/api-client'
import type * as account from '@search-foundation/api-client/account'
import type {
  BodyOf,
  OperationId,
  ResponseOf as DocumentedResponse,
} from '@search-foundation/platform/call-types'
import { expectTypeOf, test } from 'vitest'

/*
 * Checked by the compiler alone (`pnpm types`). The two sides write the same thing in different ways: a schema allows `undefined`
 * where the SDK leaves a field out, the SDK takes lists that may not be changed, and an interface has no index signature.
 * `Plain` takes these three differences away and no other.
 */
type Plain<Value> = unknown extends Value
  ? unknown
  : Value extends readonly unknown[]
    ? { -readonly [Index in keyof Value]: Plain<Value[Index]> }
    : Value extends object
      ? { -readonly [Name in keyof Value]: Plain<Exclude<Value[Name], undefined>> }
      : Value

/** Result of a function. */
type Resolved<Function extends (...given: never[]) => Promise<unknown>> = Plain<Awaited<ReturnType<Function>>>
type ResponseOf<Id extends OperationId> = Plain<DocumentedResponse<Id>>
type Body<Id extends OperationId> = Plain<BodyOf<Id>>

/** The field names of an object, over all alternatives of a union and without index signatures. */
type Names<Value> = Value extends unknown
  ? keyof { [Name in keyof Value as string extends Name ? never : Name]: unknown }
  : never

test('responses of the platform have the types of the SDK, and vice versa where they have no further fields', () => {
  expectTypeOf<ResponseOf<'createTrialKey'>>().toExtend<Plain<sdk.NewKey>>()
  expectTypeOf<Plain<sdk.NewKey>>().toExtend<ResponseOf<'createTrialKey'>>()
  expectTypeOf<ResponseOf<'getKeyInfo'>>().toExtend<Plain<sdk.KeyInfo>>()
  expectTypeOf<ResponseOf<'listTransactions'>>().toExtend<Plain<sdk.Transaction[]>>()
  expectTypeOf<ResponseOf<'getTotalConsumption'>>().toExtend<Plain<sdk.TotalConsumption>>()
  expectTypeOf<Plain<sdk.TotalConsumption>>().toExtend<ResponseOf<'getTotalConsumption'>>()
  expectTypeOf<ResponseOf<'listProducts'>>().toExtend<Plain<sdk.Product[]>>()
  expectTypeOf<Plain<sdk.Product[]>>().toExtend<ResponseOf<'listProducts'>>()
  expectTypeOf<ResponseOf<'transferBalance'>>().toExtend<Plain<sdk.TransferResponse>>()
  expectTypeOf<Plain<sdk.TransferResponse>>().toExtend<ResponseOf<'transferBalance'>>()
  expectTypeOf<ResponseOf<'createBillingPortalSession'>>().toEqualTypeOf<
    Resolved<typeof sdk.createBillingPortalSession>
  >()
  expectTypeOf<ResponseOf<'getBillingDetails'>>().toEqualTypeOf<Plain<sdk.BillingDetails>>()
  expectTypeOf<ResponseOf<'getTokenPrice'>>().toEqualTypeOf<Plain<sdk.TokenPrice>>()
  expectTypeOf<ResponseOf<'createCheckoutSession'>>().toEqualTypeOf<
    Resolved<typeof sdk.createCheckoutSession>
  >()
  expectTypeOf<ResponseOf<'createAutoRecharge'>>().toEqualTypeOf<Resolved<typeof sdk.createAutoRecharge>>()
  expectTypeOf<ResponseOf<'rerank'>>().toExtend<Plain<sdk.RerankResponse>>()
  expectTypeOf<Plain<sdk.RerankResponse>>().toExtend<ResponseOf<'rerank'>>()
  expectTypeOf<ResponseOf<'segment'>>().toExtend<Plain<sdk.SegmentResponse>>()
  expectTypeOf<Plain<sdk.SegmentResponse>>().toExtend<ResponseOf<'segment'>>()
  expectTypeOf<ResponseOf<'createChatCompletion'>>().toExtend<Plain<sdk.DeepSearchResponse>>()
  expectTypeOf<Plain<sdk.EmbeddingsResponse>>().toExtend<ResponseOf<'createEmbeddings'>>()
  expectTypeOf<Plain<sdk.EmbeddingsResponse<readonly ['float', 'base64']>>>().toExtend<
    ResponseOf<'createEmbeddings'>
  >()
  expectTypeOf<ResponseOf<'readPage'>['data']>().toExtend<Plain<Omit<sdk.ReadResponse, 'engine'>>>()
  expectTypeOf<Plain<Omit<sdk.ReadResponse, 'engine'>>>().toExtend<ResponseOf<'readPage'>['data']>()
  expectTypeOf<Names<ResponseOf<'readPage'>['data']> | 'engine'>().toEqualTypeOf<Names<sdk.ReadResponse>>()
  expectTypeOf<ResponseOf<'search'>['data']>().toExtend<Plain<sdk.SearchResult[]>>()
  expectTypeOf<ResponseOf<'train'>>().toExtend<Plain<sdk.TrainResponse>>()
  expectTypeOf<Plain<sdk.TrainResponse>>().toExtend<ResponseOf<'train'>>()
  expectTypeOf<Plain<sdk.ClassifyResponse>>().toExtend<ResponseOf<'classify'>>()
  expectTypeOf<ResponseOf<'listClassifiers'>>().toExtend<Plain<sdk.Classifier[]>>()
  expectTypeOf<ResponseOf<'listCatalogModels'>>().toExtend<Plain<sdk.Model[]>>()
  expectTypeOf<ResponseOf<'getCatalogModel'>>().toExtend<Plain<sdk.ModelDetails>>()
  type Job = ResponseOf<'getBulkEmbeddings'>
  expectTypeOf<Omit<Job, 'status'> & { status: sdk.BulkStatus }>().toExtend<Plain<sdk.BulkJob>>()
  expectTypeOf<sdk.BulkStatus>().toExtend<Job['status']>()
})

/** The names of models that an editor completes do not matter: the platform takes any text. */
type AnyModel<Request extends { model: string }> = Omit<Request, 'model'> & { model: string }

test('requests of the SDK have the types of the platform, and vice versa', () => {
  expectTypeOf<Plain<AnyModel<sdk.EmbeddingsRequest>>>().toExtend<Body<'createEmbeddings'>>()
  // The platform takes images under three names.
  expectTypeOf<Omit<Body<'createEmbeddings'>, 'input'>>().toExtend<
    Omit<Plain<AnyModel<sdk.EmbeddingsRequest>>, 'input'>
  >()
  expectTypeOf<Plain<AnyModel<sdk.RerankRequest>>>().toExtend<Body<'rerank'>>()
  expectTypeOf<Omit<Body<'rerank'>, 'query' | 'documents'>>().toExtend<
    Omit<Plain<AnyModel<sdk.RerankRequest>>, 'query' | 'documents'>
  >()
  expectTypeOf<Plain<sdk.SegmentRequest>>().toExtend<Body<'segment'>>()
  expectTypeOf<Body<'segment'>>().toExtend<Plain<sdk.SegmentRequest>>()
  // A schema of a library is sent as its JSON Schema.
  expectTypeOf<Plain<Omit<sdk.DeepSearchRequest, 'response_format'>>>().toExtend<
    Body<'createChatCompletion'>
  >()
  expectTypeOf<Plain<sdk.ReadRequest>>().toExtend<Body<'readPage'>>()
  expectTypeOf<Names<Body<'readPage'>>>().toEqualTypeOf<Names<sdk.ReadRequest>>()
  expectTypeOf<Names<Body<'createChatCompletion'>>>().toEqualTypeOf<Names<sdk.DeepSearchRequest>>()
  expectTypeOf<Names<Body<'train'>>>().toEqualTypeOf<Names<sdk.TrainRequest>>()
  expectTypeOf<Names<Body<'search'>>>().toEqualTypeOf<Names<sdk.SearchRequest>>()
  expectTypeOf<Names<Body<'classify'>>>().toEqualTypeOf<Names<sdk.ClassifyRequest>>()
  expectTypeOf<Names<Body<'createCheckoutSession'>>>().toEqualTypeOf<Names<sdk.CheckoutOrder>>()
  expectTypeOf<Names<Body<'createBillingPortalSession'>>>().toEqualTypeOf<Names<sdk.PortalVisit>>()
  expectTypeOf<Plain<sdk.CheckoutOrder>>().toExtend<Body<'createCheckoutSession'>>()
  type SwitchedOn = sdk.AutoRechargeOrder & { metadata: { auto_recharge: true | 'true' } }
  expectTypeOf<Plain<SwitchedOn>>().toExtend<Body<'createAutoRecharge'>>()
  expectTypeOf<Plain<sdk.BalanceNotification>>().toExtend<Body<'setBalanceNotification'>>()
  expectTypeOf<Plain<sdk.TrainRequest>>().toExtend<Body<'train'>>()
  expectTypeOf<Plain<sdk.SearchRequest>>().toExtend<Body<'search'>>()
  expectTypeOf<Plain<sdk.ClassifyRequest>>().toExtend<Body<'classify'>>()
})

test('the account entry has the types of the account calls, and vice versa', () => {
  expectTypeOf<ResponseOf<'listAccountKeys'>['keys']>().toEqualTypeOf<Plain<account.AccountKey[]>>()
  expectTypeOf<ResponseOf<'createAccountKey'>>().toEqualTypeOf<Plain<account.AccountKeyWithText>>()
  expectTypeOf<ResponseOf<'rotateAccountKey'>>().toEqualTypeOf<Plain<account.AccountKeyWithText>>()
  expectTypeOf<ResponseOf<'readSpendLimit'>['spend_limit']>().toEqualTypeOf<Plain<account.Budget | null>>()
  expectTypeOf<ResponseOf<'listRateLimits'>>().toExtend<Plain<sdk.ProductRateLimits[]>>()
  expectTypeOf<Plain<Required<sdk.ProductRateLimits>[]>>().toExtend<ResponseOf<'listRateLimits'>>()
  expectTypeOf<ResponseOf<'listKeyRateLimits'>>().toEqualTypeOf<ResponseOf<'listRateLimits'>>()
  expectTypeOf<ResponseOf<'listRequests'>>().toEqualTypeOf<Plain<Required<sdk.Page<account.LoggedRequest>>>>()
  expectTypeOf<ResponseOf<'getRequestBodies'>>().toEqualTypeOf<Plain<account.RequestBodies>>()
  expectTypeOf<ResponseOf<'getRequestSummary'>>().toEqualTypeOf<Plain<account.RequestSummary>>()
  // Not `toExtend`, which takes the data of all kinds together.
  type Item = ResponseOf<'listInbox'>['records'][number]
  const sent = (item: account.InboxItem): Item => item
  expectTypeOf(sent).returns.toEqualTypeOf<Item>()
  const read = (item: Item): account.InboxItem => item
  expectTypeOf(read).returns.toEqualTypeOf<account.InboxItem>()
  expectTypeOf<ResponseOf<'getMailChoices'>>().toEqualTypeOf<Plain<account.MailChoices>>()
  expectTypeOf<ResponseOf<'listWebhooks'>['webhooks']>().toEqualTypeOf<Plain<account.Webhook[]>>()
  expectTypeOf<ResponseOf<'requestWebhookVerification'>['webhook']>().toEqualTypeOf<Plain<account.Webhook>>()
  expectTypeOf<ResponseOf<'createWebhook'>>().toEqualTypeOf<Plain<account.WebhookWithSecret>>()
  expectTypeOf<ResponseOf<'listWebhookDeliveries'>>().toEqualTypeOf<
    Plain<Required<sdk.Page<account.WebhookDelivery>>>
  >()
  expectTypeOf<ResponseOf<'sendTestWebhook'>['delivery']>().toEqualTypeOf<Plain<account.WebhookDelivery>>()
  expectTypeOf<Plain<account.WebhookSettings>>().toExtend<Body<'createWebhook'>>()
  expectTypeOf<Names<Body<'createWebhook'>>>().toEqualTypeOf<Names<account.WebhookSettings>>()
  expectTypeOf<Plain<Partial<account.WebhookSettings>>>().toExtend<Body<'changeWebhook'>>()
  expectTypeOf<ResponseOf<'getUsage'>>().toEqualTypeOf<Plain<account.Usage>>()
  expectTypeOf<ResponseOf<'getReceipt'>>().toEqualTypeOf<Plain<account.Receipt>>()
  expectTypeOf<ResponseOf<'listAccountActions'>['records']>().toEqualTypeOf<Plain<account.AccountAction[]>>()
  expectTypeOf<ResponseOf<'deleteAccount'>>().toEqualTypeOf<Resolved<typeof account.deleteAccount>>()
  expectTypeOf<ResponseOf<'revokeSessions'>>().toEqualTypeOf<Resolved<typeof account.revokeSessions>>()
  expectTypeOf<Names<ResponseOf<'exportAccount'>>>().toEqualTypeOf<Names<account.AccountExport>>()
  type Settings = account.AccountKeySettings & { 'cf-turnstile-response': string }
  expectTypeOf<Plain<Settings>>().toExtend<Body<'createAccountKey'>>()
  expectTypeOf<Names<Body<'createAccountKey'>>>().toEqualTypeOf<Names<Settings>>()
  expectTypeOf<Plain<account.AccountKeyChange>>().toExtend<Body<'changeAccountKey'>>()
  expectTypeOf<Names<Body<'changeAccountKey'>>>().toEqualTypeOf<Names<account.AccountKeyChange>>()
  expectTypeOf<Plain<account.BudgetSettings>>().toExtend<Body<'setSpendLimit'>>()
  expectTypeOf<Names<Body<'setSpendLimit'>>>().toEqualTypeOf<Names<account.BudgetSettings>>()
  expectTypeOf<account.GraceSeconds>().toEqualTypeOf<NonNullable<Body<'rotateAccountKey'>['grace_seconds']>>()
})
