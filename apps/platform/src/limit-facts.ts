import { mostBytesOfDay, replayHours } from './access/idempotency/idempotent-calls.ts'
import { maxKeptBytes, maxName, longestWaitMilliseconds } from './access/idempotency/idempotent.ts'
import { mostBytes } from './access/keep-bodies.ts'
import { keptHours as bodyHours, mostCalls } from './account/request-bodies/body-store.ts'
import { keptDays as requestDays } from './account/request-log/request-log.ts'
import { mostWebhooks } from './account/webhooks/change-webhooks.ts'
import { maxRefusals } from './billing/auto-recharge/charges.ts'
import { maxThresholds } from './billing/balance-notification/thresholds.ts'
import { mostFindings } from './kernel/http/api-failure.ts'
import { goneSeconds, markMilliseconds } from './kernel/processes/processes.ts'
import { settings } from './kernel/settings.ts'
import { mostConnections } from './kernel/storage/open-postgres.ts'
import { maxKeys } from './keys/account-keys.ts'
import { trialDays, trialTokens } from './keys/keys.ts'
import { sessionKeyMinutes } from './keys/session-keys.ts'
import { listedTools } from './mcp/listed-tools.ts'
import { longestText } from './mcp/tool-result.ts'
import { downloadSeconds } from './models/bulk-embeddings/download.ts'
import { keptDays as bulkDays } from './models/bulk-embeddings/prune-jobs.ts'
import { maxFileBytes, maxPartMegabytes } from './models/bulk-embeddings/uploads/route-definitions.ts'
import { maxClasses, maxClassifiers, maxExamples, trainRequest } from './models/classifiers/train.ts'
import { maxEntries, maxGroupLabels, maxGroups } from './models/compute/classify.ts'
import { maxInputs } from './models/compute/embeddings-request.ts'
import { maxRowLength, maxRows } from './models/compute/read-rows.ts'
import { maxDocuments } from './models/compute/rerank-schemas.ts'
import { maxCharacters, segmentFields } from './models/compute/segment.ts'
import { chatRequest, longestQuestion, maxHostnames } from './models/deep-search/chat-request.ts'
import { largestPage } from './models/reader/extract-page.ts'
import { parseSeconds } from './models/reader/page-extractor.ts'
import { leastMaxTokens, maxTimeoutSeconds } from './models/reader/reader-options.ts'
import { pricedResults, tokensForTen } from './models/search/routes.ts'
import { waitHours } from './records/webhooks/challenge.ts'
import { challengeMinutes, challengeWaits, waits } from './records/webhooks/deliver-webhooks.ts'
import { keptDays as deliveryDays } from './records/webhooks/events.ts'
import { longestSeconds } from './records/webhooks/post-webhook.ts'

const mebibyte = 1024 * 1024
const megabyte = 1_000_000
const sum = (seconds: readonly number[]) => seconds.reduce((all, one) => all + one, 0)

/** Limits and times that guides state, by the name that a guide gives them. */
export const limitFacts: Readonly<Record<string, number>> = {
  'trial.tokens': trialTokens,
  'trial.days': trialDays,
  'trial.perDay': settings.shape.TRIAL_LIMIT.parse(undefined),
  'keys.max': maxKeys,
  'sessionKey.minutes': sessionKeyMinutes,
  'errors.maxFields': mostFindings,
  'idempotency.maxLength': maxName,
  'idempotency.maxMegabytes': maxKeptBytes / mebibyte,
  'idempotency.megabytesPerDay': mostBytesOfDay / mebibyte,
  'idempotency.hours': replayHours,
  'idempotency.waitSeconds': longestWaitMilliseconds / 1000,
  'requests.days': requestDays,
  'bodies.kilobytes': mostBytes / 1024,
  'bodies.calls': mostCalls,
  'bodies.hours': bodyHours,
  'alerts.maxThresholds': maxThresholds,
  'autoRecharge.maxDeclines': maxRefusals,
  'webhooks.max': mostWebhooks,
  'webhooks.seconds': longestSeconds,
  'webhooks.tries': waits.length + 1,
  'webhooks.hours': Math.round(sum(waits) / 3600),
  'webhooks.days': deliveryDays,
  'challenge.tries': challengeWaits.length + 1,
  'challenge.minutes': challengeMinutes,
  'challenge.hours': waitHours,
  'embeddings.maxInputs': maxInputs,
  'rerank.maxDocuments': maxDocuments,
  'bulk.maxRows': maxRows,
  'bulk.maxRowLength': maxRowLength,
  'bulk.maxMegabytes': maxFileBytes / megabyte,
  'bulk.partMegabytes': maxPartMegabytes,
  'bulk.days': bulkDays,
  'bulk.downloadMinutes': downloadSeconds / 60,
  'classify.maxInputs': maxEntries,
  'classify.maxLabels': maxEntries,
  'classify.maxGroups': maxGroups,
  'classify.maxGroupLabels': maxGroupLabels,
  'train.maxExamples': maxExamples,
  'train.maxLabels': maxClasses,
  'train.maxClassifiers': maxClassifiers,
  'train.iterations': trainRequest.shape.num_iters.parse(undefined),
  'segment.maxCharacters': maxCharacters,
  'segment.chunkLength': segmentFields.shape.max_chunk_length.parse(undefined),
  'reader.maxElements': largestPage.elements,
  'reader.parseSeconds': parseSeconds,
  'reader.leastMaxTokens': leastMaxTokens,
  'reader.maxTimeoutSeconds': maxTimeoutSeconds,
  'search.tokensForTen': tokensForTen,
  'search.pricedResults': pricedResults,
  'deepSearch.longestQuestion': longestQuestion,
  'deepSearch.maxHostnames': maxHostnames,
  'deepSearch.annotations': chatRequest.shape.max_annotations.parse(undefined),
  // Four characters of English are about a token.
  'mcp.maxTokens': longestText / 4,
  'mcp.tools': listedTools.length,
  'mcp.toolTokens': Math.ceil(JSON.stringify(listedTools).length / 400) * 100,
  'processes.markSeconds': markMilliseconds / 1000,
  'processes.goneSeconds': goneSeconds,
  'processes.maxConnections': mostConnections,
  'upstream.timeoutSeconds': settings.shape.UPSTREAM_TIMEOUT_SECONDS.parse(undefined),
}
