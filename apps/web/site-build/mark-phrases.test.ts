import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'

import { markHeadings, markPhrases } from './mark-phrases.ts'

const phrases = (text: string, locale: string) => markPhrases(text, locale).split('\u200B')

test('lines of Japanese and Chinese end before words, not before particles; other languages have spaces', () => {
  expect(phrases('長い文書から見つける', 'ja')).toEqual(['長い', '文書から', '見つける'])
  expect(phrases('從長篇文件', 'zh-TW').join('')).toBe('從長篇文件')
  expect(phrases('打造搜尋的每個元件', 'zh-TW')).toEqual(['打造', '搜尋的', '每個', '元件'])
  expect(phrases('一個頁面、六項服務', 'zh-TW')).toEqual(['一個頁面、', '六項服務'])
  expect(phrases('Erst lesen, dann teilen', 'de')).toEqual(['Erst lesen, dann teilen'])
})

test('words that the dictionary splits stay whole', () => {
  expect(phrases('データベースとフレームワーク', 'ja')).toEqual(['データベースと', 'フレームワーク'])
  expect(phrases('オープンソースプロジェクト', 'ja')).toEqual(['オープンソース', 'プロジェクト'])
  expect(phrases('构建搜索的每个组件', 'zh-CN')).toEqual(['构建', '搜索的', '每个组件'])
  expect(phrases('您的咨询已送达', 'zh-CN')).toEqual(['您的', '咨询已送达'])
})

const page = (locale: string, body: string) =>
  parseHTML(`<!DOCTYPE html><html lang="${locale}"><body>${body}</body></html>`).document

test('headings get a mark between their phrases and keep their text', () => {
  const document = page('zh-TW', '<h1>打造搜尋的<em>每個元件</em></h1><p>打造搜尋</p>')
  markHeadings(document)
  expect(document.body.innerHTML).toBe('<h1>打造<wbr>搜尋的<em>每個<wbr>元件</em></h1><p>打造搜尋</p>')
  expect(document.querySelector('h1')?.textContent).toBe('打造搜尋的每個元件')
})

test('headings of other languages and of islands are left as they are', () => {
  const island = '<div data-island="/a.tsx"><h2>打造搜尋的每個元件</h2></div><h2 lang="en">Read first</h2>'
  const document = page('zh-TW', island)
  markHeadings(document)
  expect(document.querySelector('wbr')).toBeNull()
})
