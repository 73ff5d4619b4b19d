import type { Browser } from 'playwright'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { Disclosure } from '../../src/disclosure/index.ts'
import { Faq } from '../../src/faq/index.ts'
import { JsonView } from '../../src/json-view/index.ts'
import { LanguageMenu } from '../../src/language-menu/index.ts'
import { Menu } from '../../src/menu/index.ts'
import { NavigationPanel } from '../../src/navigation-panel/index.ts'
import { RadioTabs } from '../../src/radio-tabs/index.ts'
import { SegmentedControl } from '../../src/segmented-control/index.ts'
import { launchChromium } from '../launch-chromium.ts'

// Components of prerendered pages, in a browser with JavaScript disabled.

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

test('a menu opens by its button and closes by Escape', async () => {
  const page = await show(<Menu label="Products" items={[{ href: '/reader', label: 'Reader' }]} />)
  const link = page.getByRole('link', { name: 'Reader' })
  await expect.poll(() => link.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Products' }).press('Enter')
  await expect.poll(() => link.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => link.isVisible()).toBe(false)
})

test('a language menu marks the language of each link', async () => {
  const page = await show(
    <LanguageMenu
      label="Language"
      value="en-US"
      href={(code) => `/${code}`}
      locales={[
        { code: 'en-US', label: 'English' },
        { code: 'ja', label: '日本語' },
      ]}
    />,
  )
  await page.getByRole('button', { name: 'Language: English' }).click()
  const link = page.getByRole('link', { name: '日本語' })
  await expect.poll(() => link.isVisible()).toBe(true)
  await expect.poll(() => link.getAttribute('lang')).toBe('ja')
})

test('opening a question closes the previous one', async () => {
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
  await expect.poll(() => page.getByText('One.').isVisible()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByText('One.').isVisible()).toBe(false)
  await expect.poll(() => page.getByText('Two.').isVisible()).toBe(true)
})

test('arrow keys move between tabs', async () => {
  const page = await show(
    <RadioTabs
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
  await expect.poll(() => page.getByRole('radio', { name: 'TypeScript' }).isChecked()).toBe(true)
})

test('a drawer opens by its button and closes by Escape', async () => {
  const page = await show(
    <NavigationPanel label="Menu" icon="☰">
      <a href="/news">News</a>
    </NavigationPanel>,
  )
  const link = page.getByRole('link', { name: 'News' })
  await expect.poll(() => link.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await expect.poll(() => link.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => link.isVisible()).toBe(false)
})

test('a disclosure opens by keyboard and closes by pointer', async () => {
  const page = await show(<Disclosure title="Options">Which parts</Disclosure>)
  await expect.poll(() => page.getByText('Which parts').isVisible()).toBe(false)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByText('Which parts').isVisible()).toBe(true)
  await page.getByText('Options').click()
  await expect.poll(() => page.getByText('Which parts').isVisible()).toBe(false)
})

test('arrow keys choose a segment', async () => {
  const page = await show(
    <SegmentedControl
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
  await expect.poll(() => page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
})

test('a JSON view opens level by level, by pointer and by keyboard', async () => {
  const page = await show(<JsonView label="Answer" depth={1} value={{ usage: { total_tokens: 6 } }} />)
  await expect.poll(() => page.getByText('total_tokens').isVisible()).toBe(false)
  await page.getByText('usage').click()
  await expect.poll(() => page.getByText('total_tokens').isVisible()).toBe(true)
  // Closing the outer level hides the inner ones.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByText('usage').isVisible()).toBe(false)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByText('total_tokens').isVisible()).toBe(true)
})
