import type { LoadMessages } from '@search-foundation/i18n/load-messages'
import { expect, test, vi } from 'vitest'

import { createComponentTexts } from './component-texts.ts'

const texts = Symbol.for('react-aria.i18n.strings')
const loadMessages: LoadMessages = async () => ({})

function open() {
  const pack = (dismiss: string) => vi.fn(async () => ({ default: { overlays: { dismiss } } }))
  const packs = { 'en-US': pack('Dismiss'), de: pack('Schließen'), ja: pack('閉じる') }
  const target: Record<symbol, unknown> = {}
  const componentTexts = createComponentTexts(async () => ({ packs }), loadMessages, target)
  async function change(locale: string): Promise<void> {
    await componentTexts.load(locale, 'shared')
    componentTexts.show(locale)
  }
  return { componentTexts, packs, target, change }
}

test('a visitor who reads English loads no texts beside those in the components', async () => {
  const { packs, target, change } = open()
  await change('en-US')
  expect(packs['en-US']).not.toHaveBeenCalled()
  expect(target[texts]).toBeUndefined()
})

test('only the texts of the interface language are loaded', async () => {
  const { packs, target, change } = open()
  await change('de')
  expect(target[texts]).toEqual({ overlays: { dismiss: 'Schließen' } })
  expect(packs.ja).not.toHaveBeenCalled()
})

test('a change of the language changes the objects that React Aria has read', async () => {
  const { target, change } = open()
  await change('de')
  const read = (target[texts] as { overlays: object }).overlays
  await change('ja')
  expect(read).toEqual({ dismiss: '閉じる' })
  await change('en-US')
  expect(read).toEqual({ dismiss: 'Dismiss' })
})

test('texts that are loaded but not shown change nothing', async () => {
  const { componentTexts, target, change } = open()
  await change('de')
  await componentTexts.load('ja', 'shared')
  expect(target[texts]).toEqual({ overlays: { dismiss: 'Schließen' } })
})

test('messages of a language fail to load when the texts of its components do', async () => {
  const packs = { de: () => Promise.reject(new TypeError('Failed to fetch')) }
  const { load } = createComponentTexts(async () => ({ packs }), loadMessages, {})
  await expect(load('de', 'shared')).rejects.toThrow('Failed to fetch')
})
