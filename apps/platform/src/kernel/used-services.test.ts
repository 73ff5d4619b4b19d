import { expect, test } from 'vitest'

import { readConfig } from './config.ts'
import { usedServices } from './used-services.ts'

test('names database, identity provider, stand-ins and models', () => {
  expect(usedServices(readConfig({ DATA_DIR: '/data' }))).toEqual({
    database: 'PGlite in /data',
    identityProvider: 'emulator',
    payments: 'stand-in',
    botCheck: 'stand-in',
    mail: 'stand-in',
    models: 'local',
  })
})

test('names the hosts of real services, and no password, key or secret', () => {
  const used = usedServices(
    readConfig({
      DATABASE_URL: 'postgres://platform:hidden@db.example:5432/search',
      IDENTITY_PROVIDER: 'service',
      STRIPE_API_URL: 'https://api.stripe.com',
      STRIPE_SECRET_KEY: 'hidden',
      STRIPE_WEBHOOK_SECRET: 'hidden',
      UPSTREAM_API_URL: 'https://models.example/',
      UPSTREAM_API_KEY: 'hidden',
    }),
  )
  expect(used).toMatchObject({
    database: 'PostgreSQL at db.example:5432/search',
    identityProvider: 'service',
    payments: 'api.stripe.com',
    mail: 'stand-in',
    models: 'models.example',
  })
  expect(JSON.stringify(used)).not.toContain('hidden')
})
