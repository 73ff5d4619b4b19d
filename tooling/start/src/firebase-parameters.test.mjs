import { expect, test } from 'vitest'

import { firebaseParameters } from './firebase-parameters.mjs'

test('a site is deployed to its project, for visitors or on a channel', () => {
  expect(firebaseParameters('house').join(' ')).toBe(
    'deploy --only hosting --project house --non-interactive',
  )
  expect(firebaseParameters('house', 'pr-7').join(' ')).toBe(
    'hosting:channel:deploy pr-7 --expires 7d --project house --non-interactive',
  )
  expect(() => firebaseParameters('')).toThrow('FIREBASE_PROJECT is missing')
})
