import { expect, test } from 'vitest'

import { policyOrigins } from './content-security-policy.ts'

test('with the local platform, nothing outside of this machine may be loaded or called', () => {
  for (const origins of Object.values(policyOrigins({}))) {
    for (const origin of origins) expect(new URL(origin).hostname).toMatch(/^(localhost|127\.0\.0\.1)$/)
  }
})

test('the scripts and frames of the identity provider are allowed with its own service', () => {
  const { script, connect, frame, form } = policyOrigins({
    SF_API_URL: 'https://api.example',
    SF_IDENTITY_URL: '',
    SF_IDENTITY_DOMAIN: 'sign-in.example',
    SF_BOT_CHECK_SCRIPT_URL: 'https://check.example/api.js',
  })
  expect(script).toEqual(expect.arrayContaining(['https://apis.google.com', 'https://check.example']))
  expect(connect).toEqual(
    expect.arrayContaining(['https://api.example', 'https://identitytoolkit.googleapis.com']),
  )
  expect(frame).toEqual(expect.arrayContaining(['https://sign-in.example', 'https://check.example']))
  expect(form).toEqual([])
})
