import type { BulkErrorCode } from '@search-foundation/api-client'
import { expectTypeOf, test } from 'vitest'

import type { bulkErrorCodes } from './bulk-error.ts'

test('the SDK describes every reason for which a bulk job or a row fails', () => {
  expectTypeOf<(typeof bulkErrorCodes)[number]>().toEqualTypeOf<BulkErrorCode>()
})
