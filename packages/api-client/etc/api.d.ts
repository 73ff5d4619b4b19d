// index: AbortedError, ApiError, AttemptEvent, AutoRechargeOrder, BalanceNotification, BotCheck, BulkJob, BulkOrder, BulkStatus, Call, CallOptions, CallableCode, CallableError, CheckoutOrder, Classification, Classifier, ClassifyAnswer, ClassifyRequest, Client, ClientOptions, DeepSearchAnswer, DeepSearchChunk, DeepSearchDelta, DeepSearchRequest, DeepSearchResult, Embedding, EmbeddingType, EmbeddingsAnswer, EmbeddingsRequest, Engine, ErrorKind, EventDecoder, EventStream, FunctionAnswer, FunctionRequest, Hooks, Hosts, KeyInfo, Model, ModelDetails, MultiVectorAnswer, MultiVectorRequest, NetworkError, NewKey, Page, PageOptions, Prediction, Product, PublicModel, ReadAnswer, ReadRequest, RerankAnswer, RerankRequest, SearchAnswer, SearchFoundationError, SearchRequest, SearchResult, SegmentAnswer, SegmentRequest, ServerSentEvent, StreamCutError, TextItem, TimeoutError, TimeoutPhase, Timeouts, TotalConsumption, TrainAnswer, TrainRequest, Transaction, TransactionFilter, TransactionType, TransferAnswer, TransferOrder, UrlCitation, UserInfo, UserProfile, ValidationIssue, allowedPriceIds, call, callableCode, classify, createAutoRecharge, createBulkEmbeddings, createCheckoutSession, createClient, createEmptyKey, createTrialKey, deepSearch, deleteClassifier, disableAutoRecharge, downloadBulkResult, downloadTransactionsCsv, eachTransaction, embed, embedDemo, embedMultiVector, emulatorPorts, freePack, getBulkDownloadUrl, getBulkEmbeddings, getKeyInfo, getLatestTransaction, getModel, getTicketsQuantity, getTotalConsumption, getUserInfo, listClassifiers, listModels, listProducts, listPublicModels, listTransactionPage, listTransactions, obtainKey, read, removeBalanceNotification, request, requestEvents, rerank, revokeKey, search, segment, setAutoRechargeThreshold, setBalanceNotification, train, transferBalance, waitUntilDone
// account: AccountAction, AccountActionName, AccountExport, AccountKey, AccountKeyChange, AccountKeySettings, AccountKeyWithText, AccountTransactionFilter, Budget, BudgetPeriod, BudgetSettings, GraceSeconds, KeyScope, LoggedRequest, Receipt, RequestFilter, Usage, UsageFilter, UsageGroup, UsageRow, changeAccountKey, createAccountKey, deleteAccount, downloadAccountTransactionsCsv, downloadReceiptPage, downloadRequestsCsv, downloadUsageCsv, eachAccountAction, eachAccountTransaction, eachReceipt, eachRequest, exportAccount, getReceipt, getSpendLimit, getUsage, listAccountActions, listAccountKeys, listAccountTransactions, listReceipts, listRequests, removeSpendLimit, revokeAccountKey, rotateAccountKey, setSpendLimit
// all: SearchFoundation, searchFoundation
// sse: ByteSource, DecodeOptions, EventDecoder, ServerSentEvent, decodeEventStream
// upload: UploadOptions, UploadProgress, uploadBulkEmbeddings

export declare const AbortedError: Kind<AbortedError>;
export declare const ApiError: Kind<ApiError>;
export declare const CallableError: Kind<CallableError>;
export declare const NetworkError: Kind<NetworkError>;
export declare const StreamCutError: Kind<StreamCutError>;
export declare const TimeoutError: Kind<TimeoutError>;
export declare const allowedPriceIds: readonly ['price_standard_1b', 'price_premium_11b'];
export declare const billing: (client: Client, path: string) => string;
export declare const call: <Result>(client: Client, service: string, method: string, data: unknown, options?: CallOptions) => Call<Result>;
export declare const callableCode: (status: number) => CallableCode;
export declare const changeAccountKey: (client: Client, id: string, change: AccountKeyChange, options?: CallOptions) => Call<AccountKey>;
export declare const classify: <const Body extends ClassifyRequest>(client: Client, body: Body, options?: CallOptions) => Call<ClassifyAnswer<IsGrouped<Body>>>;
export declare const createAccountKey: (client: Client, settings: AccountKeySettings, { botCheck, ...options }: BotCheck & CallOptions) => Call<AccountKeyWithText>;
export declare const createAutoRecharge: (client: Client, order: AutoRechargeOrder, options?: CallOptions) => Call<{
  url: string;
}>;
export declare const createCheckoutSession: (client: Client, order: CheckoutOrder, options?: CallOptions) => Call<{
  url: string;
}>;
export declare const createClient: ({ apiKey, identityToken, retryBudget, ...options }?: ClientOptions) => Client;
export declare const createEmptyKey: (client: Client, options: BotCheck & CallOptions) => Call<NewKey>;
export declare const createTrialKey: (client: Client, options: BotCheck & CallOptions) => Call<NewKey>;
export declare const deepSearch: <const Body extends DeepSearchRequest>(client: Client, body: Body, options?: CallOptions) => Call<DeepSearchResult<Body['stream']>>;
export declare const deleteAccount: (client: Client, { confirm, ...options }: CallOptions & {
  confirm: string;
}) => Call<{
  deleted: true;
}>;
export declare const deleteClassifier: (client: Client, id: string, options?: CallOptions) => Call<{
  deleted: true;
}>;
export declare const disableAutoRecharge: (client: Client, options?: CallOptions) => Call<unknown>;
export declare const downloadAccountTransactionsCsv: (client: Client, options?: CallOptions & AccountTransactionFilter) => Call<Blob>;
export declare const downloadReceiptPage: (client: Client, id: string, options?: CallOptions) => Call<Blob>;
export declare const downloadRequestsCsv: (client: Client, options?: CallOptions & RequestFilter) => Call<Blob>;
export declare const downloadTransactionsCsv: (client: Client, options?: CallOptions & TransactionFilter) => Call<Blob>;
export declare const downloadUsageCsv: (client: Client, options?: CallOptions & UsageFilter) => Call<Blob>;
export declare const eachAccountAction: (client: Client, options?: CallOptions & ActionFilter & {
  pageSize?: number;
}) => AsyncGenerator<AccountAction, void, undefined>;
export declare const eachAccountTransaction: (client: Client, options?: CallOptions & AccountTransactionFilter & {
  pageSize?: number;
}) => AsyncGenerator<Transaction, void, undefined>;
export declare const eachReceipt: (client: Client, options?: CallOptions & {
  pageSize?: number;
}) => AsyncGenerator<Receipt, void, undefined>;
export declare const eachRequest: (client: Client, options?: CallOptions & RequestFilter & {
  pageSize?: number;
}) => AsyncGenerator<LoggedRequest, void, undefined>;
export declare const eachTransaction: (client: Client, options?: CallOptions & TransactionFilter & {
  pageSize?: number;
}) => AsyncGenerator<Transaction, void, undefined>;
export declare const embed: <const Body extends EmbeddingsRequest>(client: Client, body: Body, options?: CallOptions) => Call<EmbeddingsAnswer<Body['embedding_type']>>;
export declare const embedDemo: (client: Client, input: string, options?: CallOptions) => Call<EmbeddingsAnswer & {
  engine: Engine;
}>;
export declare const embedMultiVector: <const Body extends MultiVectorRequest>(client: Client, body: Body, options?: CallOptions) => Call<MultiVectorAnswer<Body['embedding_type']>>;
export declare const emulatorPorts: {
  readonly functions: 5001;
  readonly database: 9098;
  readonly auth: 9099;
};
export declare const exportAccount: (client: Client, options?: CallOptions) => Call<AccountExport>;
export declare const failure: <Name extends ErrorKind>(name: Name, message: string, fields: Omit<Errors[Name], keyof Error | 'body' | 'headers'>, options?: ErrorOptions) => Errors[Name];
export declare const freePack: Product;
export declare const getBulkDownloadUrl: (client: Client, id: string, options?: CallOptions) => Call<string>;
export declare const getBulkEmbeddings: (client: Client, id: string, options?: CallOptions) => Call<BulkJob>;
export declare const getKeyInfo: (client: Client, apiKey: string, options?: CallOptions) => Call<KeyInfo>;
export declare const getLatestTransaction: (client: Client, options?: CallOptions) => Call<Transaction | undefined>;
export declare const getModel: (client: Client, slug: string, options?: CallOptions) => Call<ModelDetails>;
export declare const getReceipt: (client: Client, id: string, options?: CallOptions) => Call<Receipt>;
export declare const getSpendLimit: (client: Client, options?: CallOptions) => Call<Budget | null>;
export declare const getTicketsQuantity: (client: Client, options?: CallOptions) => Call<number>;
export declare const getTotalConsumption: (client: Client, options?: CallOptions) => Call<TotalConsumption>;
export declare const getUsage: (client: Client, options?: CallOptions & UsageFilter) => Call<Usage>;
export declare const getUserInfo: (client: Client, user: UserProfile, options?: CallOptions) => Call<UserInfo>;
export declare const groups: {
  keys: {
    trial: typeof createTrialKey;
    empty: typeof createEmptyKey;
    obtain: typeof obtainKey;
    info: typeof getKeyInfo;
    revoke: typeof revokeKey;
  };
  models: {
    list: typeof listModels;
    get: typeof getModel;
    listPublic: typeof listPublicModels;
  };
  billing: {
    products: typeof listProducts;
    transactions: typeof listTransactions;
    transactionPage: typeof listTransactionPage;
    eachTransaction: typeof eachTransaction;
    transactionsCsv: typeof downloadTransactionsCsv;
    latestTransaction: typeof getLatestTransaction;
    totalConsumption: typeof getTotalConsumption;
    tickets: typeof getTicketsQuantity;
    checkout: typeof createCheckoutSession;
    transfer: typeof transferBalance;
  };
  autoRecharge: {
    create: typeof createAutoRecharge;
    setThreshold: typeof setAutoRechargeThreshold;
    disable: typeof disableAutoRecharge;
  };
  balanceNotification: {
    set: typeof setBalanceNotification;
    remove: typeof removeBalanceNotification;
  };
  bulkEmbeddings: {
    create: typeof uploadBulkEmbeddings;
    get: typeof getBulkEmbeddings;
    downloadUrl: typeof getBulkDownloadUrl;
    downloadResult: typeof downloadBulkResult;
    waitUntilDone: typeof waitUntilDone;
  };
  classifiers: {
    list: typeof listClassifiers;
    train: typeof train;
    delete: typeof deleteClassifier;
  };
  account: {
    userInfo: typeof getUserInfo;
  };
  functions: {
    call: typeof call;
    request: typeof request;
  };
};
export declare const listAccountActions: (client: Client, { action, pageSize, cursor, ...options }?: CallOptions & ActionFilter & PageOptions) => Call<Page<AccountAction>>;
export declare const listAccountKeys: (client: Client, { includeRevoked, ...options }?: CallOptions & {
  includeRevoked?: boolean;
}) => Call<AccountKey[]>;
export declare const listAccountTransactions: (client: Client, options?: CallOptions & AccountTransactionFilter & PageOptions) => Call<Page<Transaction>>;
export declare const listClassifiers: (client: Client, options?: CallOptions) => Call<Classifier[]>;
export declare const listModels: (client: Client, { tags, ...options }?: CallOptions & {
  tags?: readonly string[];
}) => Call<Model[]>;
export declare const listProducts: (client: Client, { priceIds, ...options }?: CallOptions & {
  priceIds?: readonly string[];
}) => Call<Product[]>;
export declare const listPublicModels: (client: Client, options?: CallOptions) => Call<PublicModel[]>;
export declare const listReceipts: (client: Client, { pageSize, cursor, ...options }?: CallOptions & PageOptions) => Call<Page<Receipt>>;
export declare const listRequests: (client: Client, options?: CallOptions & RequestFilter & PageOptions) => Call<Page<LoggedRequest>>;
export declare const listTransactionPage: (client: Client, options?: CallOptions & TransactionFilter & PageOptions) => Call<Page<Transaction>>;
export declare const listTransactions: (client: Client, options?: CallOptions) => Call<Transaction[]>;
export declare const products: {
  embed: typeof embed;
  embedMultiVector: typeof embedMultiVector;
  embedDemo: typeof embedDemo;
  rerank: typeof rerank;
  classify: typeof classify;
  segment: typeof segment;
  read: typeof read;
  search: typeof search;
  deepSearch: typeof deepSearch;
};
export declare const read: (client: Client, body: ReadRequest, options?: CallOptions) => Call<ReadAnswer>;
export declare const removeBalanceNotification: (client: Client, options?: CallOptions) => Call<unknown>;
export declare const removeSpendLimit: (client: Client, options?: CallOptions) => Call<null>;
export declare const request: (client: Client, service: string, method: string, options?: FunctionRequest) => Call<FunctionAnswer>;
export declare const rerank: (client: Client, body: RerankRequest, options?: CallOptions) => Call<RerankAnswer>;
export declare const revokeAccountKey: (client: Client, id: string, { botCheck, ...options }: BotCheck & CallOptions) => Call<AccountKey>;
export declare const revokeKey: (client: Client, { botCheck, ...options }: BotCheck & CallOptions) => Call<{
  revoked: boolean;
}>;
export declare const rotateAccountKey: (client: Client, id: string, { botCheck, graceSeconds, ...options }: BotCheck & CallOptions & {
  graceSeconds?: GraceSeconds;
}) => Call<AccountKeyWithText>;
export declare const search: (client: Client, body: SearchRequest, options?: CallOptions) => Call<SearchAnswer>;
export declare const segment: (client: Client, body: SegmentRequest, options?: CallOptions) => Call<SegmentAnswer>;
export declare const setAutoRechargeThreshold: (client: Client, threshold: number, options?: CallOptions) => Call<unknown>;
export declare const setSpendLimit: (client: Client, limit: BudgetSettings, options?: CallOptions) => Call<Budget>;
export declare const train: (client: Client, body: TrainRequest, options?: CallOptions) => Call<TrainAnswer>;
export declare const transferBalance: (client: Client, { botCheck, receiverKey, revokeSender, ...options }: BotCheck & CallOptions & TransferOrder) => Call<TransferAnswer>;
export declare const wait: (milliseconds: number, caller: AbortSignal | undefined) => Promise<void>;
export declare function createBulkEmbeddings(client: Client, order: BulkOrder, options?: CallOptions): Call<BulkJob>;
export declare function decodeEventStream(source: ReadableStream<Uint8Array> | Response | ByteSource, { signal, maxEventBytes, lenientEnd }?: DecodeOptions): EventDecoder;
export declare function downloadBulkResult(client: Client, id: string, options?: CallOptions): Promise<Blob>;
export declare function obtainKey(client: Client, options: BotCheck & CallOptions & {
  anotherBotCheck: () => Promise<string>;
}): Promise<NewKey & {
  trial: boolean;
}>;
export declare function pages<Item>(fetchPage: (cursor: string | undefined) => Promise<Page<Item>>): AsyncGenerator<Item, void, undefined>;
export declare function requestEvents(client: Client, service: string, method: string, options?: Omit<FunctionRequest, 'method' | 'json'>): AsyncGenerator<ServerSentEvent, void, undefined>;
export declare function searchFoundation(options?: ClientOptions): SearchFoundation;
export declare function setBalanceNotification(client: Client, { thresholds, email }: BalanceNotification, options?: CallOptions): Promise<unknown>;
export declare function spend(budget: RetryBudget, cost: number): boolean;
export declare function uploadBulkEmbeddings(client: Client, order: BulkOrder, { onProgress, ...options }?: UploadOptions): Call<BulkJob>;
export declare function waitUntilDone(client: Client, id: string, { onStatus, deadline, ...options }?: CallOptions & {
  onStatus?: (job: BulkJob) => void;
}): Promise<BulkJob>;
export interface AbortedError extends SearchFoundationError {
  readonly name: 'AbortedError';
  readonly code: CallableCode;
}
export interface AccountAction {
  id: number;
  at: string;
  action: AccountActionName;
  subject: string | null;
  key_tail: string | null;
  detail: Record<string, unknown>;
  ip: string | null;
}
export interface AccountExport extends Record<Section, Record<string, unknown>[]> {
  about: string;
  exported_at: string;
  user: {
    uid: string;
    email: string | null;
    [further: string]: unknown;
  };
}
export interface AccountKey {
  id: string;
  name: string | null;
  kind: 'trial' | 'zero';
  masked: string;
  created_at: string;
  last_used_at: string | null;
  expires_at: string | null;
  revoked_at: string | null;
  scopes: KeyScope[] | null;
  wallet: {
    trial_balance: number;
    regular_balance: number;
    total_balance: number;
  };
  budget: Budget | null;
  rotation: {
    previous_key_ends_at: string;
  } | null;
}
export interface AccountKeySettings {
  name: string;
  scopes?: readonly KeyScope[] | null;
  expires_at?: string | null;
  budget?: BudgetSettings | null;
}
export interface AccountKeyWithText extends AccountKey {
  api_key: string;
}
export interface AccountTransactionFilter extends TransactionFilter {
  keyId?: string;
}
export interface Answer {
  response: Response;
  requestId: string | null;
}
export interface ApiError extends SearchFoundationError {
  readonly name: 'ApiError';
  readonly status: number;
  readonly detail: string | ValidationIssue[];
  readonly code: string | number | undefined;
  readonly requestId: string | null;
  readonly retryAfterMs: number | undefined;
  readonly body: unknown;
  readonly headers: Headers;
}
export interface Attempt extends Answer {
  lifetime: Lifetime;
  nextTimeout: () => number;
  keys: readonly string[];
}
export interface AttemptEvent {
  method: string;
  url: string;
  attempt: number;
}
export interface AutoRechargeOrder extends CheckoutOrder {
  email: string;
  metadata: {
    auto_recharge: true | 'true';
    threshold: number | string;
    currency: string;
  };
}
export interface BalanceNotification {
  thresholds: readonly number[];
  email: string;
}
export interface BotCheck {
  botCheck: string;
}
export interface Budget {
  tokens: number;
  period: BudgetPeriod;
  hard_stop: boolean;
  alert_percent: number | null;
  alert_email: string | null;
  used_tokens: number;
  resets_at: string | null;
}
export interface BudgetSettings {
  tokens: number;
  period?: BudgetPeriod;
  hard_stop?: boolean;
  alert_percent?: number | null;
  alert_email?: string | null;
}
export interface BulkJob {
  id: string;
  model_name: string;
  status: BulkStatus;
  file_name: string;
  user_email: string | null;
  created_at: string;
  completed_at: string | null;
  error: string | null;
  used_token_count: number;
  [further: string]: unknown;
}
export interface BulkOrder {
  model: string;
  email: string;
  file: Blob;
  fileName?: string;
}
export interface ByteSource {
  getReader(): {
    read(): Promise<{
      done: boolean;
      value?: Uint8Array | undefined;
    }>;
    cancel(reason?: unknown): Promise<unknown>;
  };
}
export interface Call<T> extends Promise<T> {
  raw(): Promise<Response>;
  withResponse(): Promise<{
    data: T;
    response: Response;
    requestId: string | null;
  }>;
}
export interface CallOptions extends Timeouts {
  signal?: AbortSignal;
  apiKey?: string;
  idempotencyKey?: string | true;
}
export interface CallableError extends SearchFoundationError {
  readonly name: 'CallableError';
  readonly code: CallableCode | (string & {}) | number;
  readonly error: unknown;
  readonly [property: string]: unknown;
}
export interface CheckoutOrder {
  price_id: string;
  quantity?: number;
  success_url: string;
  cancel_url: string;
}
export interface Classification<Grouped extends boolean = false> {
  object: 'classification';
  index: number;
  prediction: Grouped extends true ? Record<string, string> : string;
  score: Grouped extends true ? Record<string, number> : number;
  predictions: Grouped extends true ? Record<string, Prediction[]> : Prediction[];
}
export interface Classifier {
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
export interface ClassifyAnswer<Grouped extends boolean = false> {
  usage: {
    total_tokens: number;
  };
  data: Classification<Grouped>[];
}
export interface Client extends Timeouts {
  readonly hosts: Hosts;
  readonly fetch?: typeof fetch;
  readonly hooks?: Hooks;
  readonly budget: RetryBudget;
  readonly key: () => string | undefined;
  readonly identityToken?: ((refused: string | undefined, signal: AbortSignal) => Promise<string | null>) | undefined;
}
export interface ClientOptions extends Timeouts {
  hosts?: Partial<Hosts>;
  apiKey?: string;
  identityToken?: (refresh?: boolean) => Promise<string | null>;
  project?: string;
  region?: string;
  emulate?: boolean;
  fetch?: typeof fetch;
  hooks?: Hooks;
  retryBudget?: number;
}
export interface DecodeOptions {
  signal?: AbortSignal;
  maxEventBytes?: number;
  lenientEnd?: boolean;
}
export interface DeepSearchAnswer extends Head<'chat.completion'>, Extras {
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
export interface DeepSearchChunk extends Head<'chat.completion.chunk'>, Partial<Extras> {
  choices: {
    index: number;
    delta: DeepSearchDelta;
    finish_reason: string | null;
  }[];
}
export interface DeepSearchDelta {
  role?: 'assistant';
  type: 'think' | 'text' | 'json' | 'error';
  content?: string;
  query?: string;
  url?: string;
  annotations?: UrlCitation[];
}
export interface DeepSearchRequest {
  messages: readonly {
    role: 'system' | 'user' | 'assistant';
    content: string | readonly {
      type: string;
      text?: string;
      [field: string]: unknown;
    }[];
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
  response_format?: {
    type: string;
    [field: string]: unknown;
  };
  with_images?: boolean;
  search_provider?: string;
  team_size?: number;
}
export interface EmbeddingsAnswer<Type = 'float'> {
  model: string;
  object: 'list';
  usage: {
    total_tokens: number;
    prompt_tokens: number;
  };
  data: {
    object: 'embedding';
    index: number;
    embedding: Embedding<Type>;
  }[];
}
export interface EmbeddingsRequest {
  model: string;
  input: string | TextItem | readonly (string | TextItem)[];
  embedding_type?: EmbeddingType | readonly EmbeddingType[];
  task?: 'retrieval.query' | 'retrieval.passage' | 'text-matching' | 'classification' | 'separation' | 'code.query' | 'code.passage' | CodeTask;
  dimensions?: number;
  normalized?: boolean;
  late_chunking?: boolean;
  truncate?: boolean;
}
export interface EventDecoder extends AsyncIterableIterator<ServerSentEvent, void, undefined> {
  return(): Promise<IteratorResult<ServerSentEvent, void>>;
  readonly lastEventId: string;
  readonly retry: number | undefined;
}
export interface FunctionRequest extends CallOptions {
  method?: 'GET' | 'POST' | 'DELETE';
  json?: unknown;
  headers?: Readonly<Record<string, string>>;
}
export interface Hooks {
  onRequest?(event: AttemptEvent): void;
  onResponse?(event: AttemptEvent & {
    status: number;
    requestId: string | null;
  }): void;
  onRetry?(event: AttemptEvent & {
    delay: number;
    reason: string;
  }): void;
  onError?(event: AttemptEvent & {
    error: unknown;
  }): void;
}
export interface Hosts {
  dashboard: string;
  main: string;
  keyService: string;
  functions: string;
  reader?: string;
  search?: string;
  tickets?: string;
}
export interface KeyInfo {
  user_id: string | null;
  email: string | null;
  full_name: string | null;
  wallet: {
    trial_balance: number;
    trial_start: string | null;
    trial_end: string | null;
    regular_balance: number;
    total_balance: number;
  };
  metadata: {
    speed_level: number;
    auto_recharge?: boolean;
    auto_recharge_threshold?: number;
  };
}
export interface Lifetime {
  readonly signal: AbortSignal;
  phase: TimeoutPhase;
  arm(milliseconds: number): void;
  release(): void;
  handOver(): void;
}
export interface LoggedRequest {
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
}
export interface MarkdownStyle {
  headingStyle?: 'setext' | 'atx';
  hr?: string;
  bulletListMarker?: '-' | '+' | '*';
  emDelimiter?: '_' | '*';
  strongDelimiter?: '**' | '__';
  linkStyle?: 'inlined' | 'referenced' | 'discarded';
  linkReferenceStyle?: 'full' | 'collapsed' | 'shortcut' | 'discarded';
}
export interface Model {
  name: string;
  slug: string;
  tags: string[];
  [further: string]: unknown;
}
export interface ModelDetails extends Model {
  num_replicas: number;
}
export interface MultiVectorAnswer<Type = 'float'> {
  model: string;
  object: 'list';
  usage: {
    total_tokens: number;
  };
  data: {
    object: 'embeddings';
    index: number;
    embeddings: Encoded<Type>[];
  }[];
}
export interface MultiVectorRequest {
  model: string;
  input: string | TextItem | readonly (string | TextItem)[];
  input_type?: 'query' | 'document';
  embedding_type?: EmbeddingType;
  dimensions?: number;
}
export interface NetworkError extends SearchFoundationError {
  readonly name: 'NetworkError';
  readonly kind: 'network';
  readonly code: CallableCode;
}
export interface NewKey {
  api_key: string;
}
export interface Page<Item> {
  records: Item[];
  next_cursor?: string | null;
}
export interface PageOptions {
  pageSize?: number;
  cursor?: string | undefined;
}
export interface Prediction {
  label: string;
  score: number;
}
export interface Product {
  id: string;
  product_id: string;
  product_name: string;
  product_description: string;
  price: number;
  price_id: string;
  currency: string;
  token_quantity: number;
}
export interface PublicModel {
  id: string;
  object: 'model';
  owned_by: string;
  engine: Engine;
  [further: string]: unknown;
}
export interface ReadAnswer {
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
export interface ReadRequest {
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
export interface Receipt {
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
  email: string | null;
  key_id: string;
  key_name: string | null;
  key_tail: string;
}
export interface RequestFilter {
  keyId?: string;
  product?: string;
  status?: number | `${1 | 2 | 3 | 4 | 5}xx`;
  from?: string;
  to?: string;
}
export interface RerankAnswer {
  model: string;
  object: 'list';
  results: {
    index: number;
    relevance_score: number;
    document?: {
      text: string;
      [further: string]: unknown;
    };
  }[];
  usage: {
    total_tokens: number;
  };
}
export interface RerankRequest {
  model: string;
  query: string | TextItem;
  documents: readonly (string | {
    text: string;
    [further: string]: unknown;
  })[];
  top_n?: number;
  return_documents?: boolean;
  truncation?: boolean;
}
export interface RetryBudget {
  left: number;
  readonly size: number;
}
export interface SearchAnswer {
  results: SearchResult[];
  usage: {
    tokens: number;
  };
  engine: Engine;
}
export interface SearchFoundationError extends Error {
  readonly name: ErrorKind;
}
export interface SearchRequest {
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
export interface SearchResult {
  title: string;
  url: string;
  description: string;
  content?: string;
  date?: string;
  usage?: {
    tokens: number;
  };
}
export interface SegmentAnswer {
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
export interface SegmentRequest {
  content: string;
  tokenizer?: 'cl100k_base' | 'o200k_base' | 'p50k_base' | 'r50k_base' | 'p50k_edit' | 'gpt2';
  return_tokens?: boolean;
  return_chunks?: boolean;
  max_chunk_length?: number;
  head?: number;
  tail?: number;
}
export interface ServerSentEvent {
  event: string;
  data: string;
  id: string;
  retry?: number | undefined;
}
export interface StreamCutError extends SearchFoundationError {
  readonly name: 'StreamCutError';
  readonly events: number;
  readonly lastEventId: string;
}
export interface TextItem {
  id?: string;
  text: string;
}
export interface TimeoutError extends SearchFoundationError {
  readonly name: 'TimeoutError';
  readonly code: CallableCode;
  readonly phase: TimeoutPhase;
}
export interface Timeouts {
  timeout?: number;
  deadline?: number;
  maxRetries?: number;
}
export interface TotalConsumption {
  total_tokens: number;
  since: string | null;
  by_day: {
    date: string;
    product_name: string;
    model_name: string;
    tokens: number;
  }[];
}
export interface TrainAnswer {
  classifier_id: string;
  num_samples: number;
  usage: {
    total_tokens: number;
  };
}
export interface Transaction {
  id: string;
  updated_at: string;
  quantity: number;
  type: TransactionType;
  key_id?: string;
  key_tail?: string;
  metadata: {
    model_name?: string;
    product_name?: string;
    order_quantity?: number;
  };
}
export interface TransactionFilter {
  type?: TransactionType | readonly TransactionType[];
  model?: string;
  product?: string;
  from?: string;
  to?: string;
}
export interface TransferAnswer {
  transferred: number;
  revoked: boolean;
}
export interface TransferOrder {
  receiverKey: string;
  revokeSender?: boolean;
}
export interface UploadOptions extends CallOptions {
  onProgress?: (progress: UploadProgress) => void;
}
export interface UploadProgress {
  sent: number;
  total: number;
}
export interface UrlCitation {
  type: 'url_citation';
  url_citation: {
    title: string;
    exactQuote: string;
    url: string;
    dateTime: string;
  };
}
export interface Usage {
  rows: UsageRow[];
  total_tokens: number;
  total_requests: number;
}
export interface UsageFilter {
  from?: string;
  to?: string;
  groupBy?: readonly UsageGroup[];
  keyId?: string;
}
export interface UsageRow {
  date: string | null;
  product: string | null;
  model: string | null;
  key_id: string | null;
  key_name: string | null;
  key_tail: string | null;
  tokens: number;
  requests: number;
}
export interface UserInfo extends UserProfile {
  uid?: string;
  _id?: string;
}
export interface UserProfile {
  displayName?: string | null;
  email?: string | null;
  photoURL?: string | null;
  preferences?: Record<string, unknown>;
}
export interface ValidationIssue {
  loc: (string | number)[];
  msg: string;
  type: string;
}
export type AccountActionName = 'key_created' | 'key_renamed' | 'key_rotated' | 'key_revoked' | 'key_scopes_changed' | 'key_expiry_changed' | 'key_budget_changed' | 'spend_limit_changed' | 'purchase' | 'auto_recharge_on' | 'auto_recharge_changed' | 'auto_recharge_off' | 'tokens_sent' | 'tokens_received' | 'balance_notification_changed' | 'data_exported' | 'account_deletion_asked';
export type AccountKeyChange = Partial<AccountKeySettings>;
export type BudgetPeriod = 'day' | 'month' | 'total';
export type BulkStatus = 'in-progress' | 'failed' | 'completed';
export type CallableCode = 'invalid-argument' | 'unauthenticated' | 'permission-denied' | 'not-found' | 'aborted' | 'resource-exhausted' | 'cancelled' | 'internal' | 'unimplemented' | 'unavailable' | 'deadline-exceeded' | 'unknown';
export type ClassifyRequest = {
  input: string | TextItem | readonly (string | TextItem)[];
} & ({
  model: string;
  labels: readonly string[] | Readonly<Record<string, readonly string[]>>;
} | {
  classifier_id: string;
});
export type DeepSearchResult<Stream> = unknown extends Stream ? DeepSearchAnswer : Stream extends true ? EventStream<DeepSearchChunk> : DeepSearchAnswer;
export type Embedding<Type> = Type extends readonly (infer Each extends EmbeddingType)[] ? {
  [Name in Each]: Encoded<Name>;
} : Encoded<Type>;
export type EmbeddingType = 'float' | 'base64' | 'binary' | 'ubinary';
export type Engine = 'local' | 'upstream';
export type ErrorKind = keyof Errors;
export type EventStream<Event> = AsyncGenerator<Event, void, undefined>;
export type FunctionAnswer = EventDecoder | Blob | ArrayBuffer | unknown;
export type GraceSeconds = 0 | 900 | 3600 | 86_400;
export type KeyScope = 'embeddings' | 'rerank' | 'classify' | 'train' | 'segment' | 'reader' | 'search' | 'deep_search' | 'bulk' | 'billing';
export type Read<T> = (attempt: Attempt) => Promise<T>;
export type ReadFormat = 'content' | 'markdown' | 'html' | 'text';
export type SearchFoundation = {
  [Name in keyof typeof groups]: Bound<(typeof groups)[Name]>;
} & Omit<Bound<typeof products>, keyof Generic> & Generic & {
  client: Client;
};
export type TimeoutPhase = 'connect' | 'headers' | 'body' | 'idle';
export type TrainRequest = {
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
export type TransactionType = 'consume' | 'purchase' | 'trial' | 'transfer_in' | 'transfer_out';
export type UsageGroup = 'day' | 'model' | 'key';
interface ActionFilter {
  action?: AccountActionName;
}
interface Errors {
  ApiError: ApiError;
  NetworkError: NetworkError;
  TimeoutError: TimeoutError;
  AbortedError: AbortedError;
  StreamCutError: StreamCutError;
  CallableError: CallableError;
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
interface Generic {
  embed<const Body extends EmbeddingsRequest>(body: Body, options?: CallOptions): Call<EmbeddingsAnswer<Body['embedding_type']>>;
  embedMultiVector<const Body extends MultiVectorRequest>(body: Body, options?: CallOptions): Call<MultiVectorAnswer<Body['embedding_type']>>;
  classify<const Body extends ClassifyRequest>(body: Body, options?: CallOptions): ReturnType<typeof classify<Body>>;
  deepSearch<const Body extends DeepSearchRequest>(body: Body, options?: CallOptions): Call<DeepSearchResult<Body['stream']>>;
}
interface Head<Kind extends string> {
  id: string;
  object: Kind;
  created: number;
  model: string;
  system_fingerprint?: string;
}
interface Kind<Type> {
  [Symbol.hasInstance](value: unknown): value is Type;
}
type Bound<Group> = {
  [Name in keyof Group]: Group[Name] extends (client: Client, ...rest: infer Rest) => infer Answer ? (...rest: Rest) => Answer : never;
};
type CodeTask = `${'nl2code' | 'qa' | 'code2code' | 'code2nl' | 'code2completion'}.${'query' | 'passage'}`;
type Encoded<Type> = Type extends 'base64' ? string : number[];
type IsGrouped<Body> = Body extends {
  labels: infer Labels;
} ? Labels extends readonly string[] ? false : true : false;
type Section = 'profile' | 'keys' | 'transactions' | 'receipts' | 'requests' | 'audit' | 'auto_recharges' | 'auto_recharge_setups' | 'auto_recharge_charges' | 'balance_notifications' | 'budgets' | 'mails' | 'classifiers' | 'classifier_labels' | 'bulk_jobs' | 'bulk_rows';
