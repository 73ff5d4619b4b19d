import type { WebhookDeliveryErrorCode } from '@search-foundation/api-client/account'
import { expectTypeOf, test } from 'vitest'

import type { deliveryErrorCodes } from './delivery-error.ts'

test('the SDK describes every reason for which an event is not delivered', () => {
  expectTypeOf<(typeof deliveryErrorCodes)[number]>().toEqualTypeOf<WebhookDeliveryErrorCode>()
})
