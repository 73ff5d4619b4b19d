// index: AbortedError
// index: AnswerFormat
// index: AnyError
// index: ApiError
// index: AttemptRequest
// index: AutoRechargeInfo
// index: AutoRechargeOrder
// index: BalanceNotification
// index: BalanceNotificationInfo
// index: BillingDetails
// index: BotCheck
// index: BulkErrorCode
// index: BulkFailure
// index: BulkJob
// index: BulkOrder
// index: BulkStatus
// index: BulkUpload
// index: BulkUploadOrder
// index: BuyerAddress
// index: Call
// index: CallEvent
// index: CallOptions
// index: CallableCode
// index: CallableError
// index: CallableStream
// index: CardDecline
// index: CheckoutOrder
// index: Classification
// index: Classifier
// index: ClassifyRequest
// index: ClassifyResponse
// index: Client
// index: ClientOptions
// index: ContactReceipt
// index: ContactRequest
// index: DeepSearchChunk
// index: DeepSearchDelta
// index: DeepSearchRequest
// index: DeepSearchResponse
// index: DeepSearchResult
// index: Deletion
// index: DemoEmbeddings
// index: Embedding
// index: EmbeddingModel
// index: EmbeddingType
// index: EmbeddingsRequest
// index: EmbeddingsResponse
// index: Engine
// index: ErrorKind
// index: EventDecoder
// index: EventStream
// index: FunctionRequest
// index: FunctionResponses
// index: HeaderSettings
// index: HostedPage
// index: Hosts
// index: ImageItem
// index: Incident
// index: Items
// index: JsonDelta
// index: KeyInfo
// index: LimitedResponse
// index: LogLevel
// index: MarkdownStyle
// index: MeasuredProduct
// index: MessagePart
// index: Middleware
// index: Model
// index: ModelDetails
// index: ModelFacts
// index: ModelFilter
// index: MonthlyCap
// index: MultiVectorRequest
// index: MultiVectorResponse
// index: NetworkError
// index: NewKey
// index: Page
// index: PageOptions
// index: ParsedDeepSearchResponse
// index: PortalVisit
// index: Prediction
// index: Product
// index: ProductFilter
// index: ProductRateLimits
// index: ProductStatus
// index: PublicModel
// index: RateLimit
// index: RateLimitFilter
// index: RateLimitState
// index: RateLimitUsage
// index: ReadFormat
// index: ReadRequest
// index: ReadResponse
// index: RerankDocument
// index: RerankModel
// index: RerankRequest
// index: RerankResponse
// index: ResultsPage
// index: ResultsPageEntry
// index: ResultsPageRequest
// index: Revocation
// index: Safe
// index: SchemaIssue
// index: SearchFoundationError
// index: SearchRequest
// index: SearchResponse
// index: SearchResult
// index: SegmentRequest
// index: SegmentResponse
// index: ServerSentEvent
// index: ServiceDay
// index: ServiceStatus
// index: StandardJsonSchema
// index: StandardSchema
// index: StreamCutError
// index: TaxId
// index: TextDelta
// index: TextItem
// index: ThinkDelta
// index: TimeoutError
// index: TimeoutPhase
// index: Timeouts
// index: TokenPrice
// index: TokenUsage
// index: TotalConsumption
// index: TrainRequest
// index: TrainResponse
// index: Transaction
// index: TransactionFilter
// index: TransactionType
// index: TransferOrder
// index: TransferResponse
// index: UploadPart
// index: UrlCitation
// index: UserInfo
// index: UserProfile
// index: ValidationIssue
// index: Wallet
// index: WithResponse
// index: allowedPriceIds
// index: appendBulkUpload
// index: call
// index: callStream
// index: callableCode
// index: cancelBulkEmbeddings
// index: classify
// index: completeBulkUpload
// index: confirmBulkAddress
// index: createAutoRecharge
// index: createBillingPortalSession
// index: createBulkEmbeddings
// index: createBulkUpload
// index: createCheckoutSession
// index: createClient
// index: createContactRequest
// index: createEmptyKey
// index: createTrialKey
// index: deepSearch
// index: deleteBulkUpload
// index: deleteClassifier
// index: disableAutoRecharge
// index: downloadBulkResult
// index: downloadTransactionsCsv
// index: eachBulkFailure
// index: eachBulkJob
// index: eachTransaction
// index: embed
// index: embedDemo
// index: embedMultiVector
// index: emulatorPorts
// index: finalText
// index: fingerprintOf
// index: freePack
// index: getBillingDetails
// index: getBulkDownloadUrl
// index: getBulkEmbeddings
// index: getBulkUpload
// index: getKeyInfo
// index: getLatestTransaction
// index: getModel
// index: getServiceStatus
// index: getTicketsQuantity
// index: getTokenPrice
// index: getTotalConsumption
// index: getUserInfo
// index: listBulkEmbeddings
// index: listBulkFailures
// index: listBulkUploads
// index: listClassifiers
// index: listModels
// index: listProducts
// index: listPublicModels
// index: listRateLimits
// index: listTransactionPage
// index: listTransactions
// index: logEvents
// index: obtainKey
// index: read
// index: removeBalanceNotification
// index: request
// index: requestEvents
// index: rerank
// index: revokeKey
// index: safe
// index: search
// index: segment
// index: setAutoRechargeThreshold
// index: setBalanceNotification
// index: toReadableStream
// index: train
// index: transferBalance
// index: waitUntilDone
// index: writeResultsPage
// account: AccountAction
// account: AccountActionName
// account: AccountExport
// account: AccountKey
// account: AccountKeyChange
// account: AccountKeySettings
// account: AccountKeyWithText
// account: AccountTransactionFilter
// account: ActionFilter
// account: AutoRechargeItem
// account: Budget
// account: BudgetItem
// account: BudgetPeriod
// account: BudgetSettings
// account: BulkJobItem
// account: GraceSeconds
// account: InboxItem
// account: InboxPage
// account: Invoice
// account: KeyExpiryItem
// account: KeyScope
// account: LoggedRequest
// account: LowBalanceItem
// account: MailChoices
// account: PurchaseItem
// account: Receipt
// account: RequestBodies
// account: RequestFilter
// account: RequestSummary
// account: SessionKey
// account: StoredBody
// account: Usage
// account: UsageFilter
// account: UsageGroup
// account: UsageRow
// account: Webhook
// account: WebhookDelivery
// account: WebhookDeliveryErrorCode
// account: WebhookDeliveryFilter
// account: WebhookEventType
// account: WebhookSettings
// account: WebhookVerification
// account: WebhookWithSecret
// account: changeAccountKey
// account: changeWebhook
// account: createAccountKey
// account: createSessionKey
// account: createWebhook
// account: deleteAccount
// account: deleteRequestBodies
// account: deliverWebhookAgain
// account: downloadAccountTransactionsCsv
// account: downloadActionsCsv
// account: downloadReceiptPage
// account: downloadRequestsCsv
// account: downloadUsageCsv
// account: eachAccountAction
// account: eachAccountTransaction
// account: eachInboxItem
// account: eachReceipt
// account: eachRequest
// account: eachWebhookDelivery
// account: endSessionKeys
// account: exportAccount
// account: getAccountTokenPrice
// account: getMailChoices
// account: getReceipt
// account: getRequestBodies
// account: getRequestSummary
// account: getSpendLimit
// account: getUsage
// account: linkAccountKey
// account: listAccountActions
// account: listAccountKeys
// account: listAccountTransactions
// account: listInbox
// account: listReceipts
// account: listRequests
// account: listWebhookDeliveries
// account: listWebhooks
// account: markInboxRead
// account: removeSpendLimit
// account: removeWebhook
// account: requestWebhookVerification
// account: revokeAccountKey
// account: revokeSessions
// account: rotateAccountKey
// account: rotateWebhookSecret
// account: sendTestWebhook
// account: setMailChoices
// account: setSpendLimit
// all: SearchFoundation
// all: searchFoundation
// bulk: BatchLimits
// bulk: EachEncoding
// bulk: EmbedAllOptions
// bulk: EmbedAllRequest
// bulk: EmbedAllResponse
// bulk: EmbedEachOptions
// bulk: EmbedEachRequest
// bulk: EmbedInput
// bulk: EmbedProgress
// bulk: EmbeddedBatch
// bulk: Vector
// bulk: embedAll
// bulk: embedEach
// otel: withTelemetry
// sse: ByteSource
// sse: DecodeOptions
// sse: EventDecoder
// sse: ServerSentEvent
// sse: decodeEventStream
// testing: MockAnswer
// testing: MockCall
// testing: MockClient
// testing: createMockClient
// upload: FileSource
// upload: PartSource
// upload: UploadInPartsOptions
// upload: UploadOptions
// upload: UploadProgress
// upload: toFile
// upload: uploadBulkEmbeddings
// upload: uploadInParts
// webhooks: BulkJobEvent
// webhooks: Kind
// webhooks: LowBalance
// webhooks: LowBalanceEvent
// webhooks: VerificationEvent
// webhooks: WebhookError
// webhooks: WebhookErrorCode
// webhooks: WebhookEvent
// webhooks: WebhookHeaders
// webhooks: WebhookOptions
// webhooks: signWebhook
// webhooks: verifyWebhook

declare const AbortedError: Kind<AbortedError>;
declare const ApiError: Kind<ApiError>;
declare const CallableError: Kind<CallableError>;
declare const NetworkError: Kind<NetworkError>;
declare const SearchFoundationError: Pick<Kind<SearchFoundationError>, typeof Symbol.hasInstance>;
declare const StreamCutError: Kind<StreamCutError>;
declare const TimeoutError: Kind<TimeoutError>;
declare const WebhookError: Kind<WebhookError>;
declare const allowedPriceIds: readonly ["price_standard_1b", "price_premium_11b"];
declare const appendBulkUpload: (client: Client, id: string, settings: UploadPart, options?: CallOptions) => Call<BulkUpload>;
declare const call: <Result>(client: Client, service: string, method: string, data?: unknown, options?: CallOptions) => Call<Result>;
declare const callStream: <Result, Chunk = unknown>(client: Client, service: string, method: string, data?: unknown, options?: CallOptions) => Call<CallableStream<Result, Chunk>>;
declare const callableCode: (status: number) => CallableCode;
declare const cancelBulkEmbeddings: (client: Client, id: string, options?: CallOptions) => Call<BulkJob>;
declare const changeAccountKey: (client: Client, id: string, change: AccountKeyChange, options?: CallOptions) => Call<AccountKey>;
declare const changeWebhook: (client: Client, id: string, change: Partial<WebhookSettings>, options?: CallOptions) => Call<Webhook>;
declare const classify: <const Body extends ClassifyRequest>(client: Client, body: Exact<Body, ClassifyRequest>, options?: CallOptions) => Call<ClassifyResponse<IsGrouped<Body>, LabelOf<Body>>>;
declare const completeBulkUpload: (client: Client, id: string, options?: CallOptions) => Call<BulkJob>;
declare const confirmBulkAddress: (client: Client, id: string, options?: CallOptions) => Call<BulkJob>;
declare const createAccountKey: (client: Client, settings: AccountKeySettings, options: BotCheck & CallOptions) => Call<AccountKeyWithText>;
declare const createAutoRecharge: (client: Client, order: AutoRechargeOrder, options?: CallOptions) => Call<HostedPage>;
declare const createBillingPortalSession: (client: Client, visit: PortalVisit, options?: CallOptions) => Call<HostedPage>;
declare const createBulkUpload: (client: Client, order: BulkUploadOrder, options?: CallOptions) => Call<BulkUpload>;
declare const createCheckoutSession: (client: Client, order: CheckoutOrder, options?: CallOptions) => Call<HostedPage>;
declare const createClient: (options?: ClientOptions) => Client;
declare const createContactRequest: (client: Client, request: ContactRequest, options: BotCheck & CallOptions) => Call<ContactReceipt>;
declare const createEmptyKey: (client: Client, options: BotCheck & CallOptions) => Call<NewKey>;
declare const createSessionKey: (client: Client, keyId: string, options?: CallOptions & {
    scopes?: readonly KeyScope[];
}) => Call<SessionKey>;
declare const createTrialKey: (client: Client, options: BotCheck & CallOptions) => Call<NewKey>;
declare const createWebhook: (client: Client, settings: WebhookSettings, options?: CallOptions) => Call<WebhookWithSecret>;
declare const deepSearch: <const Body extends DeepSearchRequest>(client: Client, body: Exact<Body, DeepSearchRequest>, options?: CallOptions) => Call<DeepSearchResult<Body["stream"], Body["response_format"]>>;
declare const deleteAccount: (client: Client, options: CallOptions & {
    confirm: string;
}) => Call<Deletion>;
declare const deleteBulkUpload: (client: Client, id: string, options?: CallOptions) => Call<Deletion>;
declare const deleteClassifier: (client: Client, id: string, options?: CallOptions) => Call<Deletion>;
declare const deleteRequestBodies: (client: Client, id: string, options?: CallOptions) => Call<Deletion>;
declare const deliverWebhookAgain: (client: Client, id: string, options?: CallOptions) => Call<WebhookDelivery>;
declare const disableAutoRecharge: (client: Client, options?: CallOptions) => Call<unknown>;
declare const downloadAccountTransactionsCsv: (client: Client, options?: CallOptions & AccountTransactionFilter) => Call<Blob>;
declare const downloadActionsCsv: (client: Client, options?: CallOptions & ActionFilter) => Call<Blob>;
declare const downloadReceiptPage: (client: Client, id: string, options?: CallOptions & {
    lang?: string;
}) => Call<Blob>;
declare const downloadRequestsCsv: (client: Client, options?: CallOptions & RequestFilter) => Call<Blob>;
declare const downloadTransactionsCsv: (client: Client, options?: CallOptions & TransactionFilter) => Call<Blob>;
declare const downloadUsageCsv: (client: Client, options?: CallOptions & UsageFilter) => Call<Blob>;
declare const eachAccountAction: (client: Client, options?: CallOptions & ActionFilter & Pick<PageOptions, "pageSize">) => Items<AccountAction>;
declare const eachAccountTransaction: (client: Client, options?: CallOptions & AccountTransactionFilter & Pick<PageOptions, "pageSize">) => Items<Transaction>;
declare const eachBulkFailure: (client: Client, id: string, options?: CallOptions & Pick<PageOptions, "pageSize">) => Items<BulkFailure>;
declare const eachBulkJob: (client: Client, options?: CallOptions & Pick<PageOptions, "pageSize">) => Items<BulkJob>;
declare const eachInboxItem: (client: Client, options?: CallOptions & Pick<PageOptions, "pageSize">) => Items<InboxItem>;
declare const eachReceipt: (client: Client, options?: CallOptions & Pick<PageOptions, "pageSize">) => Items<Receipt>;
declare const eachRequest: (client: Client, options?: CallOptions & RequestFilter & Pick<PageOptions, "pageSize">) => Items<LoggedRequest>;
declare const eachTransaction: (client: Client, options?: CallOptions & TransactionFilter & Pick<PageOptions, "pageSize">) => Items<Transaction>;
declare const eachWebhookDelivery: (client: Client, options?: CallOptions & WebhookDeliveryFilter & Pick<PageOptions, "pageSize">) => Items<WebhookDelivery>;
declare const embed: <const Body extends EmbeddingsRequest>(client: Client, body: Exact<Body, EmbeddingsRequest>, options?: CallOptions) => Call<EmbeddingsResponse<EncodingOf<Body["embedding_type"]>>>;
declare const embedDemo: (client: Client, input: string, options?: CallOptions) => Call<DemoEmbeddings>;
declare const embedMultiVector: <const Body extends MultiVectorRequest>(client: Client, body: Exact<Body, MultiVectorRequest>, options?: CallOptions) => Call<MultiVectorResponse<EncodingOf<Body["embedding_type"]>>>;
declare const emulatorPorts: {
    readonly functions: 5001;
    readonly database: 9098;
    readonly auth: 9099;
};
declare const endSessionKeys: (client: Client, options?: CallOptions) => Call<{
    ended: number;
}>;
declare const exportAccount: (client: Client, options?: CallOptions) => Call<AccountExport>;
declare const fingerprintOf: (settings: File) => string;
declare const freePack: Product;
declare const getAccountTokenPrice: (client: Client, options?: CallOptions) => Call<TokenPrice>;
declare const getBillingDetails: (client: Client, options?: CallOptions) => Call<BillingDetails>;
declare const getBulkDownloadUrl: (client: Client, id: string, options?: CallOptions) => Call<string>;
declare const getBulkEmbeddings: (client: Client, id: string, options?: CallOptions) => Call<BulkJob>;
declare const getBulkUpload: (client: Client, id: string, options?: CallOptions) => Call<BulkUpload>;
declare const getKeyInfo: (client: Client, apiKey: string, options?: CallOptions) => Call<KeyInfo>;
declare const getLatestTransaction: (client: Client, options?: CallOptions) => Call<Transaction | null>;
declare const getMailChoices: (client: Client, options?: CallOptions) => Call<MailChoices>;
declare const getModel: (client: Client, slug: string, options?: CallOptions) => Call<ModelDetails>;
declare const getReceipt: (client: Client, id: string, options?: CallOptions) => Call<Receipt>;
declare const getRequestBodies: (client: Client, id: string, options?: CallOptions) => Call<RequestBodies>;
declare const getRequestSummary: (client: Client, options?: CallOptions & RequestFilter) => Call<RequestSummary>;
declare const getServiceStatus: (client: Client, options?: CallOptions) => Call<ServiceStatus>;
declare const getSpendLimit: (client: Client, options?: CallOptions) => Call<Budget | null>;
declare const getTicketsQuantity: (client: Client, options?: CallOptions) => Call<number>;
declare const getTokenPrice: (client: Client, options?: CallOptions) => Call<TokenPrice>;
declare const getTotalConsumption: (client: Client, options?: CallOptions) => Call<TotalConsumption>;
declare const getUsage: (client: Client, options?: CallOptions & UsageFilter) => Call<Usage>;
declare const getUserInfo: (client: Client, user: UserProfile, options?: CallOptions) => Call<UserInfo>;
declare const groups: {
    keys: {
        trial: (client: Client, options: BotCheck & CallOptions) => Call<NewKey>;
        empty: (client: Client, options: BotCheck & CallOptions) => Call<NewKey>;
        obtain: typeof obtainKey;
        info: (client: Client, apiKey: string, options?: CallOptions) => Call<KeyInfo>;
        revoke: (client: Client, options: BotCheck & CallOptions) => Call<Revocation>;
    };
    models: {
        list: (client: Client, options?: CallOptions & ModelFilter) => Call<Model[]>;
        get: (client: Client, slug: string, options?: CallOptions) => Call<ModelDetails>;
        listPublic: (client: Client, options?: CallOptions) => Call<PublicModel[]>;
        rateLimits: (client: Client, options?: CallOptions & RateLimitFilter) => Call<ProductRateLimits[]>;
        status: (client: Client, options?: CallOptions) => Call<ServiceStatus>;
    };
    billing: {
        products: (client: Client, options?: CallOptions & ProductFilter) => Call<Product[]>;
        transactions: (client: Client, options?: CallOptions) => Call<Transaction[]>;
        transactionPage: (client: Client, options?: CallOptions & TransactionFilter & PageOptions) => Call<Page<Transaction>>;
        eachTransaction: (client: Client, options?: CallOptions & TransactionFilter & Pick<PageOptions, "pageSize">) => Items<Transaction>;
        transactionsCsv: (client: Client, options?: CallOptions & TransactionFilter) => Call<Blob>;
        latestTransaction: (client: Client, options?: CallOptions) => Call<Transaction | null>;
        totalConsumption: (client: Client, options?: CallOptions) => Call<TotalConsumption>;
        tokenPrice: (client: Client, options?: CallOptions) => Call<TokenPrice>;
        details: (client: Client, options?: CallOptions) => Call<BillingDetails>;
        tickets: (client: Client, options?: CallOptions) => Call<number>;
        checkout: (client: Client, order: CheckoutOrder, options?: CallOptions) => Call<HostedPage>;
        portal: (client: Client, visit: PortalVisit, options?: CallOptions) => Call<HostedPage>;
        transfer: (client: Client, options: BotCheck & CallOptions & TransferOrder) => Call<TransferResponse>;
    };
    autoRecharge: {
        create: (client: Client, order: AutoRechargeOrder, options?: CallOptions) => Call<HostedPage>;
        setThreshold: (client: Client, threshold: number, options?: CallOptions & MonthlyCap) => Call<unknown>;
        disable: (client: Client, options?: CallOptions) => Call<unknown>;
    };
    balanceNotification: {
        set: typeof setBalanceNotification;
        remove: (client: Client, options?: CallOptions) => Call<unknown>;
    };
    bulkEmbeddings: {
        create: typeof uploadBulkEmbeddings;
        list: (client: Client, { pageSize: limit, cursor, ...options }?: CallOptions & PageOptions) => Call<Page<BulkJob>>;
        each: (client: Client, options?: CallOptions & Pick<PageOptions, "pageSize">) => Items<BulkJob>;
        get: (client: Client, id: string, options?: CallOptions) => Call<BulkJob>;
        cancel: (client: Client, id: string, options?: CallOptions) => Call<BulkJob>;
        failures: (client: Client, id: string, { pageSize: limit, cursor, ...options }?: CallOptions & PageOptions) => Call<Page<BulkFailure>>;
        eachFailure: (client: Client, id: string, options?: CallOptions & Pick<PageOptions, "pageSize">) => Items<BulkFailure>;
        downloadUrl: (client: Client, id: string, options?: CallOptions) => Call<string>;
        downloadResult: typeof downloadBulkResult;
        waitUntilDone: typeof waitUntilDone;
        confirmAddress: (client: Client, id: string, options?: CallOptions) => Call<BulkJob>;
    };
    bulkUploads: {
        create: (client: Client, order: BulkUploadOrder, options?: CallOptions) => Call<BulkUpload>;
        list: (client: Client, options?: CallOptions) => Call<BulkUpload[]>;
        get: (client: Client, id: string, options?: CallOptions) => Call<BulkUpload>;
        append: (client: Client, id: string, settings: UploadPart, options?: CallOptions) => Call<BulkUpload>;
        complete: (client: Client, id: string, options?: CallOptions) => Call<BulkJob>;
        delete: (client: Client, id: string, options?: CallOptions) => Call<Deletion>;
        send: typeof uploadInParts;
    };
    classifiers: {
        list: (client: Client, options?: CallOptions) => Call<Classifier[]>;
        train: (client: Client, body: TrainRequest, options?: CallOptions) => Call<TrainResponse>;
        delete: (client: Client, id: string, options?: CallOptions) => Call<Deletion>;
    };
    contact: {
        request: (client: Client, request: ContactRequest, options: BotCheck & CallOptions) => Call<ContactReceipt>;
    };
    account: {
        userInfo: (client: Client, user: UserProfile, options?: CallOptions) => Call<UserInfo>;
    };
};
declare const linkAccountKey: (client: Client, apiKey: string, options?: CallOptions) => Call<AccountKey>;
declare const listAccountActions: (client: Client, options?: CallOptions & ActionFilter & PageOptions) => Call<Page<AccountAction>>;
declare const listAccountKeys: (client: Client, options?: CallOptions & {
    includeRevoked?: boolean;
}) => Call<AccountKey[]>;
declare const listAccountTransactions: (client: Client, options?: CallOptions & AccountTransactionFilter & PageOptions) => Call<Page<Transaction>>;
declare const listBulkEmbeddings: (client: Client, { pageSize: limit, cursor, ...options }?: CallOptions & PageOptions) => Call<Page<BulkJob>>;
declare const listBulkFailures: (client: Client, id: string, { pageSize: limit, cursor, ...options }?: CallOptions & PageOptions) => Call<Page<BulkFailure>>;
declare const listBulkUploads: (client: Client, options?: CallOptions) => Call<BulkUpload[]>;
declare const listClassifiers: (client: Client, options?: CallOptions) => Call<Classifier[]>;
declare const listInbox: (client: Client, options?: CallOptions & PageOptions) => Call<InboxPage>;
declare const listModels: (client: Client, options?: CallOptions & ModelFilter) => Call<Model[]>;
declare const listProducts: (client: Client, options?: CallOptions & ProductFilter) => Call<Product[]>;
declare const listPublicModels: (client: Client, options?: CallOptions) => Call<PublicModel[]>;
declare const listRateLimits: (client: Client, options?: CallOptions & RateLimitFilter) => Call<ProductRateLimits[]>;
declare const listReceipts: (client: Client, options?: CallOptions & PageOptions) => Call<Page<Receipt>>;
declare const listRequests: (client: Client, options?: CallOptions & RequestFilter & PageOptions) => Call<Page<LoggedRequest>>;
declare const listTransactionPage: (client: Client, options?: CallOptions & TransactionFilter & PageOptions) => Call<Page<Transaction>>;
declare const listTransactions: (client: Client, options?: CallOptions) => Call<Transaction[]>;
declare const listWebhookDeliveries: (client: Client, options?: CallOptions & WebhookDeliveryFilter & PageOptions) => Call<Page<WebhookDelivery>>;
declare const listWebhooks: (client: Client, options?: CallOptions) => Call<Webhook[]>;
declare const logEvents: (level?: LogLevel, log?: Record<LogLevel, (line: string) => void>) => (event: CallEvent) => void;
declare const markInboxRead: (client: Client, options?: CallOptions & {
    ids?: readonly string[];
}) => Call<number>;
declare const products: {
    embed: <const Body extends EmbeddingsRequest>(client: Client, body: Exact<Body, EmbeddingsRequest>, options?: CallOptions) => Call<EmbeddingsResponse<unknown extends Body["embedding_type"] ? "float" : Body["embedding_type"] extends infer T ? T extends Body["embedding_type"] ? T extends undefined ? "float" : T : never : never>>;
    embedMultiVector: <const Body extends MultiVectorRequest>(client: Client, body: Exact<Body, MultiVectorRequest>, options?: CallOptions) => Call<MultiVectorResponse<unknown extends Body["embedding_type"] ? "float" : Body["embedding_type"] extends infer T ? T extends Body["embedding_type"] ? T extends undefined ? "float" : T : never : never>>;
    embedDemo: (client: Client, input: string, options?: CallOptions) => Call<DemoEmbeddings>;
    rerank: (client: Client, body: RerankRequest, options?: CallOptions) => Call<RerankResponse>;
    classify: <const Body extends ClassifyRequest>(client: Client, body: Exact<Body, ClassifyRequest>, options?: CallOptions) => Call<ClassifyResponse<Body extends {
        labels: infer Labels;
    } ? Labels extends readonly string[] ? false : true : false, Body extends {
        labels: infer Labels_1;
    } ? Labels_1 extends readonly (infer Label extends string)[] ? Label : Labels_1 extends Readonly<Record<string, readonly (infer Label_1 extends string)[]>> ? Label_1 : string : string>>;
    segment: (client: Client, body: SegmentRequest, options?: CallOptions) => Call<SegmentResponse>;
    read: (client: Client, body: ReadRequest, options?: CallOptions) => Call<ReadResponse>;
    search: (client: Client, body: SearchRequest, options?: CallOptions) => Call<SearchResponse>;
    deepSearch: <const Body extends DeepSearchRequest>(client: Client, body: Exact<Body, DeepSearchRequest>, options?: CallOptions) => Call<DeepSearchResult<Body["stream"], Body["response_format"]>>;
    writeResultsPage: (client: Client, query: string, body?: ResultsPageRequest, options?: CallOptions) => Call<ResultsPage>;
};
declare const read: (client: Client, body: ReadRequest, options?: CallOptions) => Call<ReadResponse>;
declare const removeBalanceNotification: (client: Client, options?: CallOptions) => Call<unknown>;
declare const removeSpendLimit: (client: Client, options?: CallOptions) => Call<null>;
declare const removeWebhook: (client: Client, id: string, options?: CallOptions) => Call<Webhook>;
declare const request: <Result = unknown, const As extends keyof FunctionResponses | undefined = undefined>(client: Client, service: string, method: string, options?: FunctionRequest & {
    as?: As;
}) => Call<As extends Exclude<keyof FunctionResponses, "json"> ? FunctionResponses[As] : Result>;
declare const requestWebhookVerification: (client: Client, id: string, options?: CallOptions) => Call<Webhook>;
declare const rerank: (client: Client, body: RerankRequest, options?: CallOptions) => Call<RerankResponse>;
declare const revokeAccountKey: (client: Client, id: string, options: BotCheck & CallOptions) => Call<AccountKey>;
declare const revokeKey: (client: Client, options: BotCheck & CallOptions) => Call<Revocation>;
declare const revokeSessions: (client: Client, options?: CallOptions) => Call<{
    revoked: true;
}>;
declare const rotateAccountKey: (client: Client, id: string, options: BotCheck & CallOptions & {
    graceSeconds?: GraceSeconds;
}) => Call<AccountKeyWithText>;
declare const rotateWebhookSecret: (client: Client, id: string, options?: CallOptions & {
    graceSeconds?: GraceSeconds;
}) => Call<WebhookWithSecret>;
declare const search: (client: Client, body: SearchRequest, options?: CallOptions) => Call<SearchResponse>;
declare const segment: (client: Client, body: SegmentRequest, options?: CallOptions) => Call<SegmentResponse>;
declare const sendTestWebhook: (client: Client, id: string, options?: CallOptions) => Call<WebhookDelivery>;
declare const setAutoRechargeThreshold: (client: Client, threshold: number, options?: CallOptions & MonthlyCap) => Call<unknown>;
declare const setMailChoices: (client: Client, choices: Partial<MailChoices>, options?: CallOptions) => Call<MailChoices>;
declare const setSpendLimit: (client: Client, limit: BudgetSettings, options?: CallOptions) => Call<Budget>;
declare const train: (client: Client, body: TrainRequest, options?: CallOptions) => Call<TrainResponse>;
declare const transferBalance: (client: Client, options: BotCheck & CallOptions & TransferOrder) => Call<TransferResponse>;
declare const writeResultsPage: (client: Client, query: string, body?: ResultsPageRequest, options?: CallOptions) => Call<ResultsPage>;
declare function createBulkEmbeddings(client: Client, order: BulkOrder, options?: CallOptions): Call<BulkJob>;
declare function decodeEventStream(source: ReadableStream<Uint8Array> | Response | ByteSource, settings?: DecodeOptions): EventDecoder;
declare function downloadBulkResult(client: Client, id: string, options?: CallOptions): Promise<Blob>;
declare function embedAll<const Encoding extends EachEncoding = 'float'>(client: Client, body: EmbedAllRequest<Encoding>, options?: EmbedAllOptions): Promise<EmbedAllResponse<Encoding>>;
declare function embedEach<const Encoding extends EachEncoding = 'float'>(client: Client, { input, embedding_type: encoding, ...body }: EmbedEachRequest<Encoding>, options?: EmbedEachOptions): AsyncGenerator<EmbeddedBatch<Encoding>, void, undefined>;
declare function finalText(stream: AsyncIterable<DeepSearchChunk>): Promise<string>;
declare function obtainKey(client: Client, options: BotCheck & CallOptions & {
    anotherBotCheck: () => Promise<string>;
}): Promise<NewKey & {
    trial: boolean;
}>;
declare function requestEvents(client: Client, service: string, method: string, options?: Omit<FunctionRequest, 'method' | 'json'>): AsyncGenerator<ServerSentEvent, void, undefined>;
declare function safe<T>(call: PromiseLike<T>): Promise<Safe<T>>;
declare function searchFoundation(options?: ClientOptions): SearchFoundation;
declare function setBalanceNotification(client: Client, settings: BalanceNotification, options?: CallOptions): Promise<BalanceNotificationInfo | null>;
declare function signWebhook(body: string | ArrayBuffer | Uint8Array, secret: string, settings: {
    id: string;
    now?: () => number;
}): Promise<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>>;
declare function toFile(source: FileSource, name?: string): Promise<File>;
declare function toReadableStream<Item>(items: AsyncIterable<Item>): ReadableStream<Item>;
declare function uploadBulkEmbeddings(client: Client, order: BulkOrder, options?: UploadOptions): Call<BulkJob>;
declare function uploadInParts(client: Client, upload: BulkUpload | BulkUploadOrder, file: PartSource, given?: UploadInPartsOptions): Promise<BulkJob>;
declare function verifyWebhook(body: string | ArrayBuffer | Uint8Array, headers: WebhookHeaders, secret: string | readonly string[], settings?: WebhookOptions): Promise<WebhookEvent>;
declare function waitUntilDone(client: Client, id: string, options?: CallOptions & {
    onStatus?: (job: BulkJob) => void;
}): Promise<BulkJob>;
interface AbortedError extends SearchFoundationError {
    readonly name: 'AbortedError';
    readonly code: CallableCode;
}
interface AccountAction {
    id: number;
    at: string;
    action: AccountActionName;
    actor: 'owner' | 'key' | 'system';
    subject: string | null;
    key_tail: string | null;
    detail: Record<string, unknown>;
    ip: string | null;
}
interface AccountExport extends Record<Section, Record<string, unknown>[]> {
    about: string;
    exported_at: string;
    user: {
        uid: string;
        email: string | null;
        [further: string]: unknown;
    };
}
interface AccountKey {
    id: string;
    name: string | null;
    kind: 'trial' | 'zero';
    masked: string;
    created_at: string;
    last_used_at: string | null;
    expires_at: string | null;
    revoked_at: string | null;
    scopes: KeyScope[] | null;
    wallet: Wallet;
    stores_bodies: boolean;
    crossed_alert: number | null;
    auto_recharge_paused: boolean;
    budget: Budget | null;
    rotation: {
        previous_key_ends_at: string;
    } | null;
}
interface AccountKeyChange extends Partial<AccountKeySettings> {
    stores_bodies?: boolean;
}
interface AccountKeySettings {
    name: string;
    scopes?: readonly KeyScope[] | null;
    expires_at?: string | null;
    budget?: BudgetSettings | null;
}
interface AccountKeyWithText extends AccountKey {
    api_key: string;
}
interface AccountTransactionFilter extends TransactionFilter {
    keyId?: string;
}
interface ActionFilter {
    action?: AccountActionName;
}
interface ApiError extends SearchFoundationError {
    readonly name: 'ApiError';
    readonly status: number;
    readonly detail: string | ValidationIssue[];
    readonly code: string | number | undefined;
    readonly docs: string | undefined;
    readonly requestId: string | null;
    readonly retryAfterMs: number | undefined;
    readonly body: unknown;
    readonly headers: Headers;
}
interface AttemptRequest {
    url: string;
    init: RequestInit & {
        method: string;
        headers: Headers;
    };
    call: {
        id: number;
        operation: string;
        attempt: number;
    };
}
interface Attempted {
    id: number;
    operation: string;
    model: string | undefined;
    method: string;
    url: string;
    attempt: number;
    duration: number;
}
interface AutoRechargeInfo {
    auto_recharge: boolean;
    auto_recharge_threshold: number;
    auto_recharge_price_id: string;
    auto_recharge_email: string;
    auto_recharge_card: {
        brand: string;
        last4: string;
        exp_month: number;
        exp_year: number;
    };
    auto_recharge_monthly_cap: number;
    auto_recharge_taken_this_month: number;
    auto_recharge_last_attempt: {
        at: string;
        outcome: 'open' | 'paid' | 'refused' | 'unreachable' | 'monthly_cap';
        detail: CardDecline | null;
    } | null;
    auto_recharge_next_attempt: string | null;
    auto_recharge_paused: boolean;
}
interface AutoRechargeOrder extends CheckoutOrder {
    email: string;
    metadata: {
        auto_recharge: true | 'true';
        threshold: number | string;
        currency: string;
        monthly_cap?: number;
    };
}
interface BalanceNotification {
    thresholds: readonly number[];
    email: string;
}
interface BalanceNotificationInfo {
    thresholds: number[];
    email: string;
    email_confirmed: boolean;
    confirmation_sent_at: string | null;
}
interface BatchLimits {
    batchSize?: number | undefined;
    maxBatchBytes?: number | undefined;
    maxBatchTokens?: number | undefined;
    countTokens?: ((text: string) => number) | undefined;
}
interface BillingDetails {
    name: string | null;
    email: string | null;
    address: BuyerAddress | null;
    tax_ids: TaxId[];
    card: {
        brand: string;
        last4: string;
        exp_month: number;
        exp_year: number;
    } | null;
}
interface BotCheck {
    botCheck: string;
}
interface Budget {
    tokens: number;
    period: BudgetPeriod;
    hard_stop: boolean;
    alert_percent: number | null;
    alert_email: string | null;
    email_confirmed: boolean | null;
    confirmation_sent_at: string | null;
    used_tokens: number;
    resets_at: string | null;
}
interface BudgetSettings {
    tokens: number;
    period?: BudgetPeriod;
    hard_stop?: boolean;
    alert_percent?: number | null;
    alert_email?: string | null;
}
interface BulkFailure {
    index: number;
    custom_id: string | null;
    input: string | null;
    error: string;
    error_code?: BulkErrorCode | null;
    token_count?: number | null;
    token_limit?: number | null;
}
interface BulkJob {
    id: string;
    model_name: string;
    status: BulkStatus;
    file_name: string;
    user_email: string | null;
    email_confirmed?: boolean | null;
    confirmation_sent_at?: string | null;
    created_at: string;
    completed_at: string | null;
    error: string | null;
    error_code?: BulkErrorCode | null;
    used_token_count: number;
    total_count?: number;
    completed_count?: number;
    failed_count?: number;
    [further: string]: unknown;
}
interface BulkOrder {
    model: string;
    email?: string | undefined;
    file: Blob;
    fileName?: string;
}
interface BulkUpload {
    id: string;
    model: string;
    email: string | null;
    file_name: string;
    fingerprint: string | null;
    size: number;
    offset: number;
    created_at: string;
    expires_at: string;
}
interface BulkUploadOrder {
    model: string;
    email?: string | undefined;
    file_name: string;
    size: number;
    fingerprint?: string | undefined;
}
interface BuyerAddress {
    line1: string | null;
    line2: string | null;
    city: string | null;
    postal_code: string | null;
    state: string | null;
    country: string | null;
}
interface ByteSource {
    getReader(): {
        read(): Promise<{
            done: boolean;
            value?: Uint8Array | undefined;
        }>;
        cancel(reason?: unknown): Promise<unknown>;
    };
}
interface Call<T> extends Promise<T> {
    raw(): Promise<Response>;
    withResponse(): Promise<WithResponse<T>>;
}
interface CallOptions extends Timeouts, RequestSettings {
    signal?: AbortSignal | undefined;
    apiKey?: string | undefined;
    idempotencyKey?: string | true | undefined;
}
interface CallableError extends SearchFoundationError {
    readonly name: 'CallableError';
    readonly code: CallableCode | (string & {}) | number;
    readonly error: unknown;
    readonly httpStatus: number;
    readonly requestId: string | null;
    readonly retryAfterMs: number | undefined;
    readonly [property: string]: unknown;
}
interface CallableStream<Result, Chunk> extends AsyncGenerator<Chunk, Result, undefined> {
    result(): Promise<Result>;
}
interface CheckoutOrder {
    price_id: string;
    quantity?: number;
    success_url: string;
    cancel_url: string;
}
interface Classification<Grouped extends boolean = false, Label extends string = string> {
    object: 'classification';
    index: number;
    prediction: Grouped extends true ? Record<string, Label> : Label;
    score: Grouped extends true ? Record<string, number> : number;
    predictions: Grouped extends true ? Record<string, Prediction<Label>[]> : Prediction<Label>[];
}
interface Classifier {
    classifier_id: string;
    model_name: string;
    labels: string[];
    access: 'public' | 'private';
    updated_number: number;
    used_number: number;
    created_at: string;
    updated_at: string | null;
    used_at: string | null;
    metadata: Record<string, unknown>;
}
interface ClassifyResponse<Grouped extends boolean = false, Label extends string = string> {
    usage: TokenUsage;
    data: Classification<Grouped, Label>[];
}
interface Client extends Pick<ClientOptions, 'identityToken' | 'project' | 'region' | 'emulate' | 'fetch' | 'fetchOptions' | 'middleware' | 'onEvent'>, Readonly<Record<keyof Timeouts, number>> {
    readonly hosts: Hosts;
    readonly budget: RetryBudget;
    readonly gate: RateLimitGate;
    readonly key: () => MaybePromise<string | undefined>;
    readonly headers: () => RequestSettings['headers'];
}
interface ClientOptions extends HostSettings, Timeouts, RequestSettings {
    apiKey?: string | (() => MaybePromise<string | undefined>) | undefined;
    identityToken?: ((refresh?: boolean) => MaybePromise<string | null>) | undefined;
    project?: string | undefined;
    region?: string | undefined;
    middleware?: readonly Middleware[] | undefined;
    fetch?: typeof fetch | undefined;
    onEvent?: ((event: CallEvent) => unknown) | undefined;
    retryBudget?: number | undefined;
}
interface ContactReceipt {
    id: string;
}
interface ContactRequest {
    name: string;
    email: string;
    company: string;
    topic: 'api' | 'marketplace' | 'license' | 'fine-tuning' | 'other';
    message: string;
    locale?: string;
    license_model?: string;
    license_use?: string;
    license_place?: string;
}
interface DecodeOptions {
    signal?: AbortSignal;
    maxEventBytes?: number;
    lenientEnd?: boolean;
}
interface DeepSearchChunk extends Head<'chat.completion.chunk'>, Partial<Extras> {
    choices: {
        index: number;
        delta: DeepSearchDelta;
        finish_reason: string | null;
    }[];
}
interface DeepSearchRequest {
    messages: readonly {
        role: 'system' | 'user' | 'assistant';
        content: string | readonly MessagePart[];
    }[];
    model?: string;
    stream?: boolean;
    reasoning_effort?: 'low' | 'medium' | 'high';
    budget_tokens?: number;
    max_attempts?: number;
    max_completion_tokens?: number;
    no_direct_answer?: boolean;
    max_returned_urls?: number;
    max_annotations?: number;
    min_annotation_relevance?: number;
    boost_hostnames?: readonly string[];
    bad_hostnames?: readonly string[];
    only_hostnames?: readonly string[];
    language_code?: string;
    search_language_code?: string;
    response_format?: AnswerFormat;
    with_images?: boolean;
    search_provider?: string;
    team_size?: number;
}
interface DeepSearchResponse extends Head<'chat.completion'>, Extras {
    choices: {
        index: number;
        message: {
            role: 'assistant';
            type: string;
            content: string;
            annotations?: UrlCitation[];
        };
        finish_reason: string;
    }[];
}
interface Deletion {
    deleted: true;
}
interface DemoEmbeddings extends EmbeddingsResponse {
    engine: Engine;
}
interface EmbedAllOptions extends Omit<EmbedEachOptions, 'skipFailures' | 'resumeFrom'>, BatchLimits {
}
interface EmbedAllRequest<Encoding extends EachEncoding = 'float'> extends Omit<EmbedEachRequest<Encoding>, 'input'> {
    input: Iterable<EmbedInput>;
}
interface EmbedAllResponse<Encoding extends EachEncoding = 'float'> {
    embeddings: (Vector<Encoding> | undefined)[];
    failures: {
        start: number;
        end: number;
        error: AnyError;
    }[];
    usage: TokenUsage;
}
interface EmbedEachOptions extends CallOptions, BatchLimits {
    concurrency?: number | undefined;
    resumeFrom?: number | undefined;
    idempotencyKey?: string | true | undefined;
    skipFailures?: boolean | undefined;
    onProgress?: ((progress: EmbedProgress) => void) | undefined;
}
interface EmbedEachRequest<Encoding extends EachEncoding = 'float'> extends Omit<EmbeddingsRequest, 'input' | 'embedding_type' | 'late_chunking'> {
    input: Iterable<EmbedInput> | AsyncIterable<EmbedInput>;
    embedding_type?: Encoding | undefined;
}
interface EmbedProgress {
    done: number;
    failed: number;
    tokens: number;
}
interface EmbeddedBatch<Encoding extends EachEncoding = 'float'> {
    start: number;
    end: number;
    vectors: Vector<Encoding>[];
    tokens: number;
    error?: AnyError | undefined;
}
interface EmbeddingsRequest {
    model: EmbeddingModel;
    input: string | TextItem | ImageItem | readonly (string | TextItem | ImageItem)[];
    embedding_type?: EmbeddingType | readonly EmbeddingType[];
    task?: 'retrieval.query' | 'retrieval.passage' | 'text-matching' | 'classification' | 'separation' | 'code.query' | 'code.passage' | CodeTask;
    dimensions?: number;
    normalized?: boolean;
    late_chunking?: boolean;
    truncate?: boolean;
}
interface EmbeddingsResponse<Type = 'float'> {
    model: string;
    object: 'list';
    usage: TokenUsage & {
        prompt_tokens: number;
    };
    data: {
        object: 'embedding';
        index: number;
        embedding: Embedding<Type>;
    }[];
}
interface Errors {
    ApiError: ApiError;
    NetworkError: NetworkError;
    TimeoutError: TimeoutError;
    AbortedError: AbortedError;
    StreamCutError: StreamCutError;
    CallableError: CallableError;
    WebhookError: WebhookError;
}
interface Event<Type extends string, Data> {
    id: string;
    type: Type;
    timestamp: string;
    data: Data;
}
interface EventDecoder extends AsyncIteratorObject<ServerSentEvent, void, undefined> {
    return(): Promise<IteratorResult<ServerSentEvent, void>>;
    readonly lastEventId: string;
    readonly retry: number | undefined;
}
interface Extras {
    usage: {
        prompt_tokens: number;
        completion_tokens: number;
        total_tokens: number;
    };
    visitedURLs: string[];
    readURLs: string[];
    numURLs: number;
}
interface Failed {
    error: unknown;
    status: number | undefined;
}
interface FunctionRequest extends CallOptions {
    method?: 'GET' | 'POST' | 'DELETE';
    json?: unknown;
    as?: keyof FunctionResponses | undefined;
}
interface FunctionResponses {
    json: unknown;
    text: string;
    blob: Blob;
    arrayBuffer: ArrayBuffer;
    events: EventDecoder;
    response: Response;
}
interface GenericProducts {
    embed<const Body extends EmbeddingsRequest>(body: Exact<Body, EmbeddingsRequest>, options?: CallOptions): ReturnType<typeof embed<Body>>;
    embedMultiVector<const Body extends MultiVectorRequest>(body: Exact<Body, MultiVectorRequest>, options?: CallOptions): ReturnType<typeof embedMultiVector<Body>>;
    classify<const Body extends ClassifyRequest>(body: Exact<Body, ClassifyRequest>, options?: CallOptions): ReturnType<typeof classify<Body>>;
    deepSearch<const Body extends DeepSearchRequest>(body: Exact<Body, DeepSearchRequest>, options?: CallOptions): Call<DeepSearchResult<Body['stream'], Body['response_format']>>;
}
interface Head<Kind extends string> {
    id: string;
    object: Kind;
    created: number;
    model: string;
    system_fingerprint?: string;
}
interface HostSettings {
    baseUrl?: string | undefined;
    hosts?: {
        readonly [Name in keyof Hosts]?: string | undefined;
    } | undefined;
    emulate?: boolean | undefined;
}
interface HostedPage {
    url: string;
}
interface Hosts {
    dashboard: string;
    main: string;
    keyService: string;
    functions?: string | undefined;
    reader?: string | undefined;
    search?: string | undefined;
    tickets?: string | undefined;
}
interface ImageItem {
    id?: string;
    image: string;
}
interface InboxPage extends Page<InboxItem> {
    unread: number;
}
interface Incident {
    id: number;
    products: MeasuredProduct[];
    cause: 'errors' | 'unreachable';
    started_at: string;
    ended_at: string | null;
}
interface Invoice {
    id: string;
    number: string | null;
    hosted_invoice_url: string | null;
    invoice_pdf: string | null;
    tax: number;
    buyer: {
        name: string | null;
        address: BuyerAddress | null;
        tax_ids: TaxId[];
    };
    payment_method: {
        brand: string;
        last4: string;
    } | null;
}
interface Item<Kind extends string, Data> {
    id: string;
    at: string;
    read_at: string | null;
    key_id: string | null;
    key_name: string | null;
    key_tail: string | null;
    kind: Kind;
    data: Data;
}
interface Items<Item> extends AsyncGenerator<Item, void, undefined> {
    pages(): AsyncGenerator<Page<Item>, void, undefined>;
    toArray(limit: number): Promise<Item[]>;
}
interface JsonDelta {
    type: 'json';
    role?: 'assistant';
    content?: string;
    annotations?: UrlCitation[];
}
interface KeyInfo {
    user_id: string | null;
    email: string | null;
    full_name: string | null;
    wallet: Wallet & {
        trial_start: string | null;
    };
    metadata: {
        speed_level: number;
        balance_notification?: BalanceNotificationInfo;
    } & Partial<AutoRechargeInfo>;
}
interface Kind<Type> {
    new (message: string, fields?: Partial<Omit<Type, keyof Error>>, options?: {
        cause?: unknown;
    }): Type;
    [Symbol.hasInstance](value: unknown): value is Type;
}
interface LimitedResponse extends Response {
    readonly rateLimit: RateLimitState;
}
interface LoggedRequest {
    id: string;
    at: string;
    key_id: string;
    key_name: string | null;
    key_tail: string;
    method: string;
    route: string;
    product: string | null;
    model: string | null;
    status: number;
    tokens: number;
    duration_ms: number;
    engine: string | null;
    error_code: string | null;
    error_param: string | null;
    error_message: string | null;
    user_agent: string | null;
    bodies_until: string | null;
    sdk_version: string | null;
}
interface LowBalance {
    key_id: string;
    key_tail: string;
    threshold: number;
    balance: number;
}
interface MailChoices {
    purchase: boolean;
    auto_recharge: boolean;
    bulk_job: boolean;
    low_balance: boolean;
    budget: boolean;
    key_expiry: boolean;
}
interface MarkdownStyle {
    headingStyle?: 'setext' | 'atx';
    hr?: string;
    bulletListMarker?: '-' | '+' | '*';
    emDelimiter?: '_' | '*';
    strongDelimiter?: '**' | '__';
    linkStyle?: 'inlined' | 'referenced' | 'discarded';
    linkReferenceStyle?: 'full' | 'collapsed' | 'shortcut' | 'discarded';
}
interface MessagePart {
    type: string;
    text?: string;
    [field: string]: unknown;
}
interface Model {
    name: string;
    slug: string;
    summary: string;
    tags: string[];
    release_date: string | null;
    deprecated: boolean;
    meta_data: ModelFacts;
    [further: string]: unknown;
}
interface ModelDetails extends Model {
    num_replicas: number;
}
interface ModelFacts {
    size: string;
    output_dim: number | null;
    max_tokens: number;
    matryoshka_dims: number[];
    languages: number | null;
    license: string | null;
    tasks: string[];
}
interface ModelFilter {
    tags?: readonly string[];
}
interface MonthlyCap {
    monthlyCap?: number | undefined;
}
interface MultiVectorRequest {
    model: string;
    input: string | TextItem | readonly (string | TextItem)[];
    input_type?: 'query' | 'document';
    embedding_type?: EmbeddingType;
    dimensions?: number;
}
interface MultiVectorResponse<Type = 'float'> {
    model: string;
    object: 'list';
    usage: TokenUsage;
    data: {
        object: 'embeddings';
        index: number;
        embeddings: Encoded<Type>[];
    }[];
}
interface NetworkError extends SearchFoundationError {
    readonly name: 'NetworkError';
    readonly code: CallableCode;
}
interface NewKey {
    api_key: string;
}
interface Page<Item> {
    records: Item[];
    next_cursor?: string | null;
}
interface PageOptions {
    pageSize?: number | undefined;
    cursor?: string | undefined;
}
interface ParsedDeepSearchResponse<Output> extends DeepSearchResponse {
    parsed: Output;
}
interface PortalVisit {
    return_url: string;
    locale?: string;
}
interface Prediction<Label extends string = string> {
    label: Label;
    score: number;
}
interface Product {
    id: string;
    product_id: string;
    product_name: string;
    product_description: string;
    price: number;
    price_id: string;
    currency: string;
    token_quantity: number;
}
interface ProductFilter {
    priceIds?: readonly string[];
}
interface ProductRateLimits {
    product: Exclude<KeyScope, 'billing'>;
    without_key: RateLimit | null;
    standard: RateLimit;
    premium: RateLimit;
    usage?: RateLimitUsage | null;
}
interface ProductStatus {
    product: MeasuredProduct;
    state: 'up' | 'down' | 'unknown';
    availability: number | null;
    p50_ms: number | null;
    p95_ms: number | null;
    days: ServiceDay[];
}
interface PublicModel {
    id: string;
    object: 'model';
    owned_by: string;
    engine: Engine;
    [further: string]: unknown;
}
interface RateLimit {
    requests: number;
    tokens: number | null;
}
interface RateLimitFilter {
    keyId?: string;
}
interface RateLimitGate {
    close(call: string, milliseconds: number): void;
    waitFor(call: string): number;
}
interface RateLimitState {
    limitRequests: number | undefined;
    remainingRequests: number | undefined;
    resetRequestsMs: number | undefined;
    limitTokens: number | undefined;
    remainingTokens: number | undefined;
    resetTokensMs: number | undefined;
}
interface RateLimitUsage {
    tier: 'standard' | 'premium';
    requests: number;
    tokens: number;
    resets_at: string | null;
}
interface ReadRequest {
    url?: string;
    html?: string;
    respondWith?: ReadFormat | `${ReadFormat},${string}`;
    targetSelector?: string;
    removeSelector?: string;
    waitForSelector?: string;
    withLinksSummary?: boolean | 'all';
    withImagesSummary?: boolean;
    retainImages?: 'all' | 'none' | 'alt';
    retainLinks?: 'all' | 'none' | 'text';
    markdown?: MarkdownStyle;
    noGfm?: boolean | 'table';
    markdownChunking?: boolean | `h${1 | 2 | 3 | 4 | 5}` | 'structured' | `s${1 | 2 | 3 | 4 | 5}`;
    timeout?: number;
    tokenBudget?: number;
    maxTokens?: number;
    cacheTolerance?: number;
    noCache?: boolean;
    doNotTrack?: boolean;
    engine?: 'auto' | 'direct' | 'curl';
    userAgent?: string;
    locale?: string;
    referer?: string;
}
interface ReadResponse {
    title: string;
    description: string;
    url: string;
    content: string;
    chunks?: string[];
    html?: string;
    text?: string;
    publishedTime?: string;
    links?: Record<string, string> | [string, string][];
    images?: Record<string, string>;
    usage: {
        tokens: number;
    };
    engine: Engine;
}
interface Receipt {
    id: string;
    number: number;
    created_at: string;
    kind: 'checkout' | 'auto_recharge';
    product_name: string;
    order_quantity: number;
    token_quantity: number;
    amount: number;
    currency: string;
    amount_text: string;
    livemode: boolean;
    seller: {
        name: string;
        address: string;
        tax_id: string | null;
    };
    invoice: Invoice | null;
    email: string | null;
    key_id: string;
    key_name: string | null;
    key_tail: string;
}
interface RequestBodies {
    stored_until: string;
    address: string;
    request: StoredBody | null;
    response: StoredBody | null;
}
interface RequestFilter {
    keyId?: string;
    id?: string;
    product?: string;
    model?: string;
    status?: number | `${1 | 2 | 3 | 4 | 5}xx`;
    errorCode?: string;
    from?: string;
    to?: string;
}
interface RequestSettings {
    headers?: HeaderSettings | undefined;
    fetchOptions?: RequestInit | undefined;
}
interface RequestSummary {
    requests: number;
    is_complete: boolean;
    failed: number;
    p50_ms: number | null;
    p95_ms: number | null;
    error_codes: {
        code: string;
        requests: number;
    }[];
}
interface RerankRequest {
    model: RerankModel;
    query: string | TextItem | ImageItem;
    documents: readonly (string | RerankDocument)[];
    top_n?: number;
    return_documents?: boolean;
    truncation?: boolean;
}
interface RerankResponse {
    model: string;
    object: 'list';
    results: {
        index: number;
        relevance_score: number;
        document?: RerankDocument;
    }[];
    usage: TokenUsage;
}
interface Responded {
    status: number;
    requestId: string | null;
}
interface ResultsPage {
    object: 'serp';
    model: string;
    query: string;
    type: 'web' | 'news' | 'videos' | 'shopping';
    page: number;
    seed: number;
    total_results: number;
    results: ResultsPageEntry[];
    usage: TokenUsage;
}
interface ResultsPageEntry {
    position: number;
    site: string;
    url: string;
    title: string;
    description: string;
    age_seconds?: number;
    duration_seconds?: number;
    price_cents?: number;
}
interface ResultsPageRequest {
    type?: 'web' | 'news' | 'videos' | 'shopping';
    page?: number;
    num?: number;
    hl?: string;
    seed?: number;
    stream?: boolean;
}
interface RetryBudget {
    left: number;
    size: number;
    inFlight: number;
}
interface Revocation {
    revoked: boolean;
}
interface SchemaIssue {
    readonly message: string;
    readonly path?: readonly (PropertyKey | {
        readonly key: PropertyKey;
    })[] | undefined;
}
interface SearchFoundation extends GroupMethods, Methods<Omit<typeof products, keyof GenericProducts>>, GenericProducts {
    client: Client;
    functions: {
        call<Result>(service: string, method: string, data?: unknown, options?: CallOptions): Call<Result>;
        stream<Result, Chunk = unknown>(service: string, method: string, data?: unknown, options?: CallOptions): Call<CallableStream<Result, Chunk>>;
        request<Result = unknown, const As extends keyof FunctionResponses | undefined = undefined>(service: string, method: string, options?: FunctionRequest & {
            as?: As;
        }): ReturnType<typeof request<Result, As>>;
    };
}
interface SearchFoundationError extends Error {
    readonly name: ErrorKind;
}
interface SearchRequest {
    q: string;
    type?: 'web' | 'images' | 'news';
    num?: number;
    count?: number;
    gl?: string;
    hl?: string;
    location?: string;
    page?: number;
    site?: string | string[];
    respondWith?: 'content' | 'markdown' | 'text' | 'no-content';
}
interface SearchResponse {
    results: SearchResult[];
    usage: {
        tokens: number;
    };
    engine: Engine;
}
interface SearchResult {
    title: string;
    url: string;
    description: string;
    content?: string;
    date?: string;
    usage?: {
        tokens: number;
    };
}
interface SegmentRequest {
    content: string;
    tokenizer?: 'cl100k_base' | 'o200k_base' | 'p50k_base' | 'r50k_base' | 'p50k_edit' | 'gpt2';
    return_tokens?: boolean;
    return_chunks?: boolean;
    max_chunk_length?: number;
    head?: number;
    tail?: number;
}
interface SegmentResponse {
    num_tokens: number;
    tokenizer: string;
    usage: {
        tokens: number;
    };
    num_chunks?: number;
    chunk_positions?: [number, number][];
    chunks?: string[];
    tokens?: [string, number[]][][];
}
interface ServerSentEvent {
    event: string;
    data: string;
    id: string;
    retry?: number | undefined;
}
interface ServiceDay {
    date: string;
    availability: number | null;
    down_seconds: number;
    error_rate: number | null;
    p50_ms: number | null;
    p95_ms: number | null;
}
interface ServiceStatus {
    from: string;
    to: string;
    products: ProductStatus[];
    incidents: Incident[];
}
interface SessionKey {
    api_key: string;
    ends_at: string;
}
interface StandardJsonSchema<Output = unknown> extends StandardSchema<Output> {
    readonly '~standard': StandardSchema<Output>['~standard'] & {
        readonly jsonSchema: {
            readonly input: (options: {
                readonly target: 'draft-2020-12';
            }) => Readonly<Record<string, unknown>>;
        };
    };
}
interface StandardSchema<Output = unknown> {
    readonly '~standard': {
        readonly version: 1;
        readonly vendor: string;
        readonly validate: (value: unknown) => Validated<Output> | Promise<Validated<Output>>;
        readonly types?: {
            readonly input: unknown;
            readonly output: Output;
        } | undefined;
    };
}
interface StoredBody {
    content_type: string | null;
    text: string | null;
    is_cut: boolean;
}
interface StreamCutError extends SearchFoundationError {
    readonly name: 'StreamCutError';
    readonly events: number;
    readonly lastEventId: string;
    readonly retry?: number | undefined;
}
interface TaxId {
    type: string;
    value: string;
}
interface TextDelta {
    type: 'text';
    role?: 'assistant';
    content?: string;
    annotations?: UrlCitation[];
}
interface TextItem {
    id?: string;
    text: string;
}
interface ThinkDelta {
    type: 'think';
    role?: 'assistant';
    content?: string;
    query?: string;
    url?: string;
}
interface TimeoutError extends SearchFoundationError {
    readonly name: 'TimeoutError';
    readonly code: CallableCode;
    readonly phase: TimeoutPhase;
}
interface Timeouts {
    timeout?: number | undefined;
    deadline?: number | undefined;
    maxRetries?: number | undefined;
}
interface TokenPrice {
    per_million: number;
    currency: string;
    basis: 'paid' | 'list';
}
interface TokenUsage {
    total_tokens: number;
}
interface TotalConsumption {
    total_tokens: number;
    since: string | null;
    by_day: {
        date: string;
        product_name: string;
        model_name: string;
        tokens: number;
        paid_tokens: number;
    }[];
}
interface TrainResponse {
    classifier_id: string;
    num_samples: number;
    usage: TokenUsage;
}
interface Transaction {
    id: string;
    updated_at: string;
    quantity: number;
    type: TransactionType;
    key_id?: string;
    key_tail?: string;
    request_id?: string | null;
    metadata: {
        model_name?: string;
        product_name?: string;
        order_quantity?: number;
    };
}
interface TransactionFilter {
    type?: TransactionType | readonly TransactionType[];
    model?: string;
    product?: string;
    requestId?: string;
    from?: string;
    to?: string;
}
interface TransferOrder {
    receiverKey: string;
    revokeSender?: boolean;
    amount?: number | undefined;
}
interface TransferResponse {
    transferred: number;
    revoked: boolean;
}
interface UploadInPartsOptions extends CallOptions {
    onProgress?: ((progress: UploadProgress) => void) | undefined;
    partBytes?: number | undefined;
}
interface UploadOptions extends CallOptions {
    onProgress?: ((progress: UploadProgress) => void) | undefined;
}
interface UploadPart {
    offset: number;
    part: Blob;
}
interface UploadProgress {
    sent: number;
    total: number;
}
interface UrlCitation {
    type: 'url_citation';
    url_citation: {
        title: string;
        exactQuote: string;
        url: string;
        dateTime: string;
    };
}
interface Usage {
    rows: UsageRow[];
    total_tokens: number;
    total_paid_tokens: number;
    total_requests: number;
}
interface UsageFilter {
    from?: string;
    to?: string;
    groupBy?: readonly UsageGroup[];
    keyId?: string;
}
interface UsageRow {
    date: string | null;
    hour: number | null;
    product: string | null;
    model: string | null;
    key_id: string | null;
    key_name: string | null;
    key_tail: string | null;
    tokens: number;
    paid_tokens: number;
    requests: number;
}
interface UserInfo extends UserProfile {
    uid?: string;
    _id?: string;
}
interface UserProfile {
    displayName?: string | null;
    email?: string | null;
    photoURL?: string | null;
    preferences?: Record<string, unknown>;
}
interface ValidationIssue {
    loc: (string | number)[];
    msg: string;
    type: string;
}
interface Wallet {
    trial_balance: number;
    trial_end: string | null;
    regular_balance: number;
    total_balance: number;
}
interface Webhook {
    id: string;
    url: string;
    events: WebhookEventType[] | null;
    created_at: string;
    rotation: {
        previous_secret_ends_at: string;
    } | null;
    verification: WebhookVerification;
}
interface WebhookDelivery {
    id: string;
    webhook_id: string | null;
    type: string;
    body: string;
    created_at: string;
    state: 'pending' | 'delivered' | 'failed';
    attempts: number;
    next_attempt_at: string | null;
    delivered_at: string | null;
    last_status: number | null;
    last_error: string | null;
    last_error_code: WebhookDeliveryErrorCode | null;
}
interface WebhookDeliveryFilter {
    webhookId?: string;
    state?: WebhookDelivery['state'];
}
interface WebhookError extends SearchFoundationError {
    readonly name: 'WebhookError';
    readonly code: WebhookErrorCode;
}
interface WebhookOptions {
    tolerance?: number;
    now?: () => number;
}
interface WebhookSettings {
    url: string;
    events?: WebhookEventType[] | null;
}
interface WebhookVerification {
    state: 'pending' | 'verified' | 'failed';
    last_status: number | null;
    last_error: string | null;
    last_error_code: WebhookDeliveryErrorCode | null;
}
interface WebhookWithSecret {
    webhook: Webhook;
    secret: string;
}
interface WithResponse<T> {
    data: T;
    response: LimitedResponse;
    requestId: string | null;
}
type AccountActionName = 'key_created' | 'key_linked' | 'key_renamed' | 'key_rotated' | 'key_revoked' | 'key_scopes_changed' | 'key_expiry_changed' | 'key_bodies_changed' | 'key_budget_changed' | 'spend_limit_changed' | 'purchase' | 'auto_recharge_on' | 'auto_recharge_changed' | 'auto_recharge_off' | 'tokens_sent' | 'tokens_received' | 'balance_notification_changed' | 'webhook_set' | 'webhook_secret_rotated' | 'webhook_removed' | 'data_exported' | 'sessions_revoked' | 'account_deletion_asked';
type AnswerFormat = StandardJsonSchema | {
    type: 'json_schema';
    json_schema: Readonly<Record<string, unknown>>;
    schema?: StandardSchema | undefined;
};
type AnyError = Errors[ErrorKind];
type AutoRechargeItem = Item<'auto_recharge', {
    outcome: 'failed' | 'stopped' | 'monthly_cap';
    reason: CardDecline | null;
}>;
type BudgetItem = Item<'budget', {
    scope: 'key' | 'account';
    used: number;
    tokens: number;
    percent: number;
}>;
type BudgetPeriod = 'day' | 'month' | 'total';
type BulkErrorCode = 'no_text' | 'invalid_json' | 'too_long' | 'canceled' | 'insufficient_balance' | 'balance_held' | 'budget_exceeded' | 'spend_limit_exceeded' | 'model_refused' | 'service_failed' | 'no_row_embedded';
type BulkJobEvent = Event<'bulk_job.completed' | 'bulk_job.failed', BulkJob & {
    key_id: string;
}>;
type BulkJobItem = Item<'bulk_job', {
    job_id: string;
    file_name: string;
    is_completed: boolean;
    completed: number;
    failed: number;
}>;
type BulkStatus = 'in-progress' | 'failed' | 'completed';
type CallEvent = Attempted & ({
    type: 'request';
} | ({
    type: 'response';
} & Responded) | ({
    type: 'retry';
    delay: number;
} & Failed) | ({
    type: 'error';
} & Failed) | ({
    type: 'success';
    tokens: number | undefined;
} & Responded));
type CallableCode = 'invalid-argument' | 'failed-precondition' | 'out-of-range' | 'unauthenticated' | 'permission-denied' | 'not-found' | 'already-exists' | 'aborted' | 'resource-exhausted' | 'cancelled' | 'internal' | 'unimplemented' | 'unavailable' | 'deadline-exceeded' | 'data-loss' | 'unknown';
type CardDecline = 'insufficient_funds' | 'expired_card' | 'authentication_required' | 'card_unusable' | 'card_declined';
type ClassifyRequest = {
    input: string | TextItem | readonly (string | TextItem)[];
} & ({
    model: string;
    labels: readonly string[] | Readonly<Record<string, readonly string[]>>;
} | {
    classifier_id: string;
});
type CodeTask = `${'nl2code' | 'qa' | 'code2code' | 'code2nl' | 'code2completion'}.${'query' | 'passage'}`;
type DeepSearchDelta = ThinkDelta | TextDelta | JsonDelta;
type DeepSearchResult<Stream, Format = undefined> = Stream extends true ? EventStream<DeepSearchChunk> : Whole<Format>;
type EachEncoding = 'float' | 'binary' | 'ubinary';
type EmbedInput = string | TextItem | ImageItem;
type Embedding<Type> = Type extends readonly (infer Each extends EmbeddingType)[] ? {
    [Name in Each]: Encoded<Name>;
} : Encoded<Type>;
type EmbeddingModel = 'jina-embeddings-v4' | 'jina-embeddings-v3' | 'jina-clip-v2' | 'jina-clip-v1' | 'jina-embeddings-v2-small-en' | 'jina-embeddings-v2-base-en' | 'jina-embeddings-v2-base-de' | 'jina-embeddings-v2-base-es' | 'jina-embeddings-v2-base-zh' | 'jina-embeddings-v2-base-code' | 'jina-code-embeddings-1.5b' | 'jina-code-embeddings-0.5b' | (string & {});
type EmbeddingType = 'float' | 'base64' | 'binary' | 'ubinary';
type Encoded<Type> = Type extends 'base64' ? string : number[];
type EncodingOf<Type> = unknown extends Type ? 'float' : Type extends undefined ? 'float' : Type;
type Engine = 'local' | 'upstream';
type ErrorKind = keyof Errors;
type EventStream<Event> = AsyncGenerator<Event, void, undefined>;
type Exact<Body, Shape> = Body & {
    readonly [Name in Exclude<keyof Body, KeysOf<Shape>>]: never;
};
type FilePart = NonNullable<ConstructorParameters<typeof Blob>[0]>[number];
type FileSource = URL | FilePart | AsyncIterable<FilePart>;
type GraceSeconds = 0 | 900 | 3600 | 86_400;
type GroupMethods = {
    [Name in keyof typeof groups]: Methods<(typeof groups)[Name]>;
};
type HeaderSettings = Readonly<Record<string, string | null | undefined>> | Iterable<readonly [string, string]>;
type InboxItem = PurchaseItem | AutoRechargeItem | BulkJobItem | LowBalanceItem | BudgetItem | KeyExpiryItem;
type IsGrouped<Body> = Body extends {
    labels: infer Labels;
} ? Labels extends readonly string[] ? false : true : false;
type KeyExpiryItem = Item<'key_expiry', {
    expires_at: string;
}>;
type KeyScope = 'embeddings' | 'rerank' | 'classify' | 'train' | 'segment' | 'reader' | 'search' | 'deep_search' | 'bulk' | 'billing';
type KeysOf<Shape> = Shape extends unknown ? keyof Shape : never;
type LabelOf<Body> = Body extends {
    labels: infer Labels;
} ? Labels extends readonly (infer Label extends string)[] ? Label : Labels extends Readonly<Record<string, readonly (infer Label extends string)[]>> ? Label : string : string;
type LogLevel = 'debug' | 'info' | 'warn' | 'error';
type LowBalanceEvent = Event<'balance.low', LowBalance>;
type LowBalanceItem = Item<'low_balance', {
    threshold: number;
    balance: number;
}>;
type MaybePromise<T> = T | Promise<T>;
type MeasuredProduct = 'classifier' | 'deepsearch' | 'embedding' | 'reader' | 'reranker' | 'search' | 'tokenizer';
type Methods<Calls> = {
    [Name in keyof Calls]: Calls[Name] extends (client: Client, ...rest: infer Rest) => infer Result ? (...rest: Rest) => Result : never;
};
type Middleware = (request: AttemptRequest, next: (request: AttemptRequest) => Promise<Response>) => Response | Promise<Response>;
type PartSource = Blob | AsyncIterable<Uint8Array>;
type PurchaseItem = Item<'purchase', {
    product: string;
    tokens: number;
    amount: number;
    currency: string;
    receipt: number;
    is_auto_recharge: boolean;
}>;
type ReadFormat = 'content' | 'markdown' | 'html' | 'text';
type RerankDocument = {
    text: string;
    [further: string]: unknown;
} | {
    image: string;
    text?: undefined;
    [further: string]: unknown;
};
type RerankModel = 'jina-reranker-m0' | 'jina-reranker-v2-base-multilingual' | 'jina-reranker-v1-base-en' | 'jina-reranker-v1-turbo-en' | 'jina-reranker-v1-tiny-en' | 'jina-colbert-v2' | (string & {});
type Safe<T> = {
    data: T;
    error: undefined;
} | {
    data: undefined;
    error: AnyError;
};
type SchemaOf<Format> = Format extends {
    readonly schema: infer Schema;
} ? Schema : Format;
type Section = 'profile' | 'keys' | 'transactions' | 'receipts' | 'requests' | 'request_bodies' | 'audit' | 'auto_recharges' | 'auto_recharge_setups' | 'auto_recharge_charges' | 'alert_addresses' | 'balance_notifications' | 'budgets' | 'mails' | 'contact_requests' | 'inbox' | 'muted_mails' | 'webhook_endpoints' | 'webhook_deliveries' | 'classifiers' | 'classifier_labels' | 'bulk_uploads' | 'bulk_jobs' | 'bulk_rows';
type TestEvent = Event<'webhook.test', {
    webhook_id: string;
}>;
type TimeoutPhase = 'connect' | 'headers' | 'body' | 'idle';
type TrainRequest = {
    input: readonly {
        text: string;
        label: string;
    }[];
    num_iters?: number;
} & ({
    model: string;
    access?: 'public' | 'private';
} | {
    classifier_id: string;
});
type TransactionType = 'consume' | 'purchase' | 'trial' | 'transfer_in' | 'transfer_out';
type UsageGroup = 'day' | 'hour' | 'model' | 'key';
type Validated<Output> = {
    readonly value: Output;
    readonly issues?: undefined;
} | {
    readonly issues: readonly SchemaIssue[];
};
type Vector<Encoding = 'float'> = Encoding extends 'binary' ? Int8Array : Encoding extends 'ubinary' ? Uint8Array : Float32Array;
type VerificationEvent = Event<'webhook.verification', {
    challenge: string;
}>;
type WebhookDeliveryErrorCode = 'bad_status' | 'wrong_challenge' | 'timeout' | 'no_public_address' | 'connection_failed' | 'not_verified_in_time' | 'newer_challenge' | 'webhook_removed';
type WebhookErrorCode = 'missing_header' | 'invalid_timestamp' | 'too_old' | 'too_new' | 'invalid_signature' | 'invalid_body';
type WebhookEvent = BulkJobEvent | LowBalanceEvent | VerificationEvent | TestEvent;
type WebhookEventType = BulkJobEvent['type'] | LowBalanceEvent['type'];
type WebhookHeaders = Pick<Headers, 'get'> | Readonly<Record<string, string | readonly string[] | undefined>>;
type Whole<Format> = SchemaOf<Format> extends StandardSchema<infer Output> ? ParsedDeepSearchResponse<Output> : DeepSearchResponse;
