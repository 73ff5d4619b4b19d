import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

import { runSf, temporaryFolder } from '../run-sf.test-support.ts'

const { keys, url, emptyKey } = inject('platform')

test('a key is checked, stored for its owner only, used, listed, and removed', async () => {
  const folder = join(temporaryFolder(), 'settings')
  const env = {
    SF_CONFIG_DIR: folder,
    SEARCH_FOUNDATION_API_KEY: undefined,
    SEARCH_FOUNDATION_BASE_URL: undefined,
  }

  const wrong = await runSf(['login', '--base-url', url], { ...env, input: 'sf_wrong' })
  expect(wrong).toMatchObject({ code: 4, stdout: '' })

  const login = await runSf(['login', '--base-url', url], { ...env, input: `${keys.main}\n` })
  expect(login).toMatchObject({ code: 0, stderr: '' })
  expect(login.stdout).not.toContain(keys.main)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, 'cli.json')).mode & 0o777).toBe(0o600)

  // With the address that it was stored with.
  expect(await runSf(['usage'], env)).toMatchObject({ code: 0 })

  await runSf(['login', '--base-url', url, '--profile', 'spare'], { ...env, input: emptyKey })
  expect(await runSf(['rerank', 'a', 'b'], env)).toMatchObject({ code: 5 })
  expect(await runSf(['keys', 'default'], env)).toMatchObject({ code: 0 })
  const listed = JSON.parse((await runSf(['keys'], env)).stdout) as object[]
  expect(listed).toEqual([
    expect.objectContaining({ profile: 'default', current: true, tail: keys.main.slice(-4), error: null }),
    expect.objectContaining({ profile: 'spare', current: false, balance: 0 }),
  ])
  expect((await runSf(['keys', '--no-json'], env)).stdout).toMatch(/^\* +default/m)

  expect(await runSf(['logout'], env)).toMatchObject({ code: 0 })
  expect(await runSf(['logout', '--profile', 'spare'], env)).toMatchObject({ code: 0 })
  expect(await runSf(['usage'], env)).toMatchObject({ code: 4 })
})

test('a key of the environment takes precedence over a stored one, unless a profile is named', async () => {
  const env = { SF_CONFIG_DIR: temporaryFolder() }
  await runSf(['login'], { ...env, input: emptyKey })
  expect(await runSf(['rerank', 'a', 'b'], env)).toMatchObject({ code: 0 })
  expect(await runSf(['rerank', 'a', 'b', '--profile', 'default'], env)).toMatchObject({ code: 5 })
  expect(await runSf(['usage', '--profile', 'gone'], env)).toMatchObject({ code: 2 })
})
