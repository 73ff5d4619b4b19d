import type { Browser } from 'playwright'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchChromium } from '../test/launch-chromium.ts'
import { Faq } from './faq/index.ts'
import { JsonView } from './json-view/index.ts'
import { PlainDialog } from './plain-dialog/index.ts'
import { PlainDisclosure } from './plain-disclosure/index.ts'
import { PlainDrawer } from './plain-drawer/index.ts'
import { PlainLanguageList } from './plain-language-list/index.ts'
import { PlainMenu } from './plain-menu/index.ts'
import { PlainSegmentedControl } from './plain-segmented-control/index.ts'
import { PlainTabs } from './plain-tabs/index.ts'

// What prerendered pages are made of, in a browser whose scripts are off.

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

async function show(component: ReactNode) {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.setContent(
    `<!doctype html><html lang="en"><body>${renderToStaticMarkup(component)}</body></html>`,
  )
  return page
}

test('the menu opens by its button and closes by Escape', async () => {
  const page = await show(<PlainMenu label="Products" links={[{ href: '/reader', label: 'Reader' }]} />)
  const link = page.getByRole('link', { name: 'Reader' })
  expect(await link.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Products' }).press('Enter')
  expect(await link.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await link.isVisible()).toBe(false)
})

test('the language list names each language in itself', async () => {
  const page = await show(
    <PlainLanguageList
      label="Language"
      current="en-US"
      locales={[
        { code: 'en-US', label: 'English', href: '/' },
        { code: 'ja', label: '日本語', href: '/ja' },
      ]}
    />,
  )
  await page.getByRole('button', { name: 'Language: English' }).click()
  const link = page.getByRole('link', { name: '日本語' })
  expect(await link.isVisible()).toBe(true)
  expect(await link.getAttribute('lang')).toBe('ja')
})

test('opening a question closes the one before', async () => {
  const page = await show(
    <Faq
      name="faq"
      questions={[
        { id: 'a', question: 'First?', answer: 'One.' },
        { id: 'b', question: 'Second?', answer: 'Two.' },
      ]}
    />,
  )
  await page.getByText('First?').click()
  expect(await page.getByText('One.').isVisible()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.getByText('One.').isVisible()).toBe(false)
  expect(await page.getByText('Two.').isVisible()).toBe(true)
})

test('tabs move by arrow keys', async () => {
  const page = await show(
    <PlainTabs
      label="Ways to call"
      name="ways"
      items={[
        { id: 'curl', label: 'cURL', content: 'shell' },
        { id: 'ts', label: 'TypeScript', content: 'sdk' },
      ]}
    />,
  )
  await page.getByRole('radio', { name: 'cURL' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('radio', { name: 'TypeScript' }).isChecked()).toBe(true)
})

test('the drawer opens by its button and closes by Escape', async () => {
  const page = await show(
    <PlainDrawer label="Menu" icon="☰">
      <a href="/news">News</a>
    </PlainDrawer>,
  )
  const link = page.getByRole('link', { name: 'News' })
  expect(await link.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  expect(await link.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await link.isVisible()).toBe(false)
})

test('a disclosure opens by its line, by keyboard and by pointer', async () => {
  const page = await show(<PlainDisclosure label="Options">Which parts</PlainDisclosure>)
  expect(await page.getByText('Which parts').isVisible()).toBe(false)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.getByText('Which parts').isVisible()).toBe(true)
  await page.getByText('Options').click()
  expect(await page.getByText('Which parts').isVisible()).toBe(false)
})

test('a segment is chosen by arrow keys', async () => {
  const page = await show(
    <PlainSegmentedControl
      label="Theme"
      name="theme"
      defaultValue="light"
      options={[
        { id: 'light', label: 'Light' },
        { id: 'dark', label: 'Dark' },
      ]}
    />,
  )
  await page.getByRole('radio', { name: 'Light' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
})

test('the dialog opens by its button and closes by its own', async () => {
  const page = await show(
    <PlainDialog trigger="Scan the code" title="Follow us">
      The code
    </PlainDialog>,
  )
  await page.getByRole('button', { name: 'Scan the code' }).click()
  expect(await page.getByRole('dialog', { name: 'Follow us' }).isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await page.getByText('The code', { exact: true }).isVisible()).toBe(false)
})

test('an answer opens level by level, by pointer and by keyboard', async () => {
  const page = await show(<JsonView label="Answer" depth={1} value={{ usage: { total_tokens: 6 } }} />)
  expect(await page.getByText('total_tokens').isVisible()).toBe(false)
  await page.getByText('usage').click()
  expect(await page.getByText('total_tokens').isVisible()).toBe(true)
  // Back to the level above, which closes all below it.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  expect(await page.getByText('usage').isVisible()).toBe(false)
  await page.keyboard.press('Enter')
  expect(await page.getByText('total_tokens').isVisible()).toBe(true)
})
