import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { findChromium } from './chromium.mjs'
import { fingerprint, isInstalled, partParameters } from './install.mjs'
import { isRight, pinnedPnpm } from './node.mjs'
import { assembleSite } from './site.mjs'
import { demoRows, twoColumns } from './summary.mjs'

test('takes only the pinned pnpm on the right Node', () => {
  expect(isRight('v24.1.0\n', '11.28.10\n', '11.28.10')).toBe(true)
  expect(isRight('v20.20.2\n', '11.28.10\n', '11.28.10')).toBe(false)
  expect(isRight('v24.1.0\n', '12.0.0\n', '11.28.10')).toBe(false)
  expect(pinnedPnpm()).toMatch(/^\d+\.\d+\.\d+$/)
})

test('installs again exactly when an input changes', () => {
  expect(fingerprint(['a', 'b'])).toBe(fingerprint(['a', 'b']))
  expect(fingerprint(['a', 'b'])).not.toBe(fingerprint(['ab', '']))
})

test('starts without what only tests need, and installs it for tests', () => {
  expect(partParameters('product')).toEqual([
    '--filter=!@search-foundation/clients',
    '--filter=!@search-foundation/cookbook',
    '--filter=!@search-foundation/samples',
  ])
  expect(partParameters('everything')).toEqual([])
  expect(isInstalled('a product', 'a', 'product')).toBe(true)
  expect(isInstalled('a product', 'a', 'everything')).toBe(false)
  expect(isInstalled('a everything', 'a', 'product')).toBe(true)
  expect(isInstalled('b everything', 'a', 'product')).toBe(false)
})

test('prefers the configured Chromium, then the system’s', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/chrome' }, (path) => path === '/opt/chrome')).toBe('/opt/chrome')
  expect(findChromium({}, (path) => path === '/usr/bin/chromium')).toBe('/usr/bin/chromium')
  expect(findChromium({}, (path) => path.startsWith('/usr/bin/'))).toBe('/usr/bin/chromium-headless-shell')
  expect(findChromium({}, () => false)).toBeUndefined()
  expect(() => findChromium({ CHROMIUM_PATH: '/opt/chrome' }, () => false)).toThrow(/does not exist/)
})

test('puts both builds on one origin, and reports which one is missing', () => {
  const base = mkdtempSync(join(tmpdir(), 'site-'))
  const write = (/** @type {string} */ folder, /** @type {string} */ text) => {
    mkdirSync(join(base, folder), { recursive: true })
    writeFileSync(join(base, folder, 'index.html'), text)
  }
  try {
    write('apps/web/dist/client', 'site')
    expect(() => assembleSite(base)).toThrow(/dashboard is not built/)
    write('apps/dashboard/dist', 'dashboard')
    write('apps/dashboard/dist/locales/de/usage', 'Verbrauch')
    const site = assembleSite(base)
    expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('site')
    expect(readFileSync(join(site, 'api-dashboard/index.html'), 'utf8')).toBe('dashboard')
    expect(readFileSync(join(site, 'de/api-dashboard/usage/index.html'), 'utf8')).toBe('Verbrauch')
    expect(existsSync(join(site, 'api-dashboard/locales'))).toBe(false)
  } finally {
    rmSync(base, { recursive: true })
  }
})

test('shows the demo account once the platform has written it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  try {
    expect(demoRows(folder)).toEqual([])
    writeFileSync(join(folder, 'demo.json'), JSON.stringify({ email: 'a@b.example', password: 'secret' }))
    expect(twoColumns(demoRows(folder))).toContain('Demo account  a@b.example  /  secret')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
