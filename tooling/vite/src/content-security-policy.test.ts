import { expect, test } from 'vitest'

import { contentSecurityPolicy, type PolicySources } from './content-security-policy.ts'

const none: PolicySources = { inlineScripts: [], script: [], connect: [], frame: [], form: [] }

/** The sources of each directive. */
const parse = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

test('a page that needs nothing else is limited to its own origin', () => {
  expect(parse(contentSecurityPolicy(none))).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
  })
})

test('inline scripts are allowed by their hash, and other origins by name, each once', () => {
  const policy = parse(
    contentSecurityPolicy({
      inlineScripts: ['start()', 'start()'],
      script: ['https://check.example'],
      connect: ['https://api.example', 'https://api.example'],
      frame: ['https://check.example'],
      form: ['https://api.example'],
    }),
  )
  expect(policy).toMatchObject({
    'script-src': ["'self'", expect.stringMatching(/^'sha256-[\w+/]{43}='$/), 'https://check.example'],
    'connect-src': ["'self'", 'https://api.example'],
    'frame-src': ['https://check.example'],
    'form-action': ["'self'", 'https://api.example'],
  })
})
