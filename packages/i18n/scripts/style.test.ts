import { expect, test } from 'vitest'

import { readLocale } from './check-locale.ts'

/** Words that docs/writing.md rules out, by locale. */
const ruledOut: Readonly<Record<string, RegExp>> = {
  'en-US':
    /colour|behaviour|favour|licence|centre\b|catalogue|cancelled|labelled|modelling|\w(?:al|an|gn|im|is|ni)is(?:e|ed|es|ing|ation)\b|e-mails?\b|seamless|powerful|leverag|unlock|effortless|one a (?:line|minute|month)|please/iu,
  de: /\b(?:du|dein\w*|dir|dich)\b|(?<![{-])\bTokens\b|\bbitte\b|nahtlos|mühelos|leistungsstark/iu,
  // Forms of address: vous, tú, tu, Вы and Та; quotation marks and spaces before signs as the
  // language writes them (French: U+202F before ; ! ?, U+00A0 before : and inside « »; the apostrophe of
  // French and Italian is ’; a Russian or Mongolian dash has U+00A0 before it, so that no line begins with it).
  fr: /(?<!\p{L})(?:tu|toi|ton|ta|tes)(?!\p{L})|[“”]|«(?!\u{a0})|[^\u{a0}]»|[^\u{202f}(][!?;](?!\w)|[ \u{202f}]:(?=\s|$)|\p{L}'/iu,
  es: /\b(?:usted|ustedes|pulse|introduzca)\b|[“”]/iu,
  it: /\b(?:Lei|Suo|Sua|Suoi|Sue)\b|[“”]|\p{L}'/u,
  ru: /(?<!\p{L})(?:ты|тебе|тебя|твой|твоя|твои)(?!\p{L})|[“”]| —/iu,
  mn: /(?<!\p{L})(?:чи|чиний|чамд)(?!\p{L})|[“”]| —/iu,
  ja: /[,;?!](?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])|(?:だ|である)。/u,
  ko: /(?:한다|된다|이다)\.|[“”]/u,
  'zh-CN': /你|[,;:?!](?=\p{sc=Han})|[「」]/u,
  'zh-TW': /你(?!好)|[,;:?!](?=\p{sc=Han})|[“”]|登录|账户|密钥|搜索|默认|服务器|视频|信息|软件|网络/u,
}

/** The script that each text of a locale has letters of. */
const scripts: Readonly<Record<string, RegExp>> = {
  ja: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u,
  ko: /\p{sc=Hangul}/u,
  ru: /\p{sc=Cyrillic}/u,
  mn: /\p{sc=Cyrillic}/u,
  'zh-CN': /\p{sc=Han}/u,
  'zh-TW': /\p{sc=Han}/u,
}

/** Words that these locales write in Latin letters. */
const loanWords = /\b(?:API|UTC|JSON schema|QR Code|Webhook|512K|[Tt]oken(?: ID)?)\b/gu

/** Common characters that only one of the two Chinese scripts has. */
const otherChinese: Readonly<Record<string, RegExp>> = {
  'zh-CN':
    /[們這說時國為會請間設錄檔載網頁資訊號碼費點擊傳關開閉選擇顯輸應該個與後還從對變數據讀寫測試證過無將並長門問題認識發現電腦軟體圖書館錢買賣]/u,
  'zh-TW':
    /[们这说时国为会请间设录档载网页资讯号码费点击传关开闭选择显输应该个与后还从对变数据读写测试证过无将并长门问题认识发现电脑软体图书馆钱买卖]/u,
}

test.each(Object.entries(ruledOut))(
  '%s messages use no word that the writing guide rules out',
  (code, pattern) => {
    const { messages } = readLocale(new URL(`../messages/${code}/`, import.meta.url))
    const texts = [...messages].flatMap(([namespace, keys]) =>
      [...keys].map(([key, text]) => `${namespace}:${key}: ${text}`),
    )
    expect(texts.filter((line) => pattern.test(line.slice(line.indexOf(' '))))).toEqual([])
  },
)

/** Whether a text has letters, but none of the script of its locale. */
function isInAnotherScript(text: string, script: RegExp): boolean {
  const words = text.replaceAll(/\{\{[^}]*\}\}/gu, '').replaceAll(loanWords, '')
  return /\p{L}{2}/u.test(words) && !script.test(words)
}

test.each(Object.entries(scripts))('every %s text is written in its script', (code, pattern) => {
  const { messages, sameAsEnglish } = readLocale(new URL(`../messages/${code}/`, import.meta.url))
  const foreign = [...messages].flatMap(([namespace, keys]) =>
    [...keys].flatMap(([key, text]) =>
      isInAnotherScript(text, pattern) && !sameAsEnglish.has(text) ? [`${namespace}:${key}: ${text}`] : [],
    ),
  )
  expect(foreign).toEqual([])
})

test.each(Object.entries(otherChinese))(
  '%s has no characters of the other Chinese script',
  (code, pattern) => {
    const { messages } = readLocale(new URL(`../messages/${code}/`, import.meta.url))
    const texts = [...messages.values()].flatMap((keys) => [...keys.values()])
    expect(texts.filter((text) => pattern.test(text))).toEqual([])
  },
)

test.each([
  ['en-US', 'A powerful behaviour'],
  ['de', 'Zeige deine Tokens'],
  ['fr', 'Affiche ta clé'],
  ['fr', 'Prêt?'],
  ['fr', 'Prêt ?'],
  ['fr', 'Prêt\u{a0}?'],
  ['fr', 'Ouvrir «Essayer»'],
  ['fr', 'Clé : oui'],
  ['fr', "Copier l'adresse"],
  ['es', 'Introduzca la clave'],
  ['it', 'La Sua chiave'],
  ['it', "Copia l'indirizzo"],
  ['ru', 'Сохрани твой ключ'],
  ['ru', 'Ключ — это пароль'],
  ['mn', 'Чиний түлхүүр'],
  ['ja', 'キーを保存するのである。'],
  ['ko', '키를 저장한다.'],
  ['zh-CN', '保存你的密钥'],
  ['zh-TW', '搜索結果'],
])('the %s text "%s" breaks a rule', (code, text) => {
  expect(text).toMatch(ruledOut[code] ?? /^$/)
})

test.each([
  ['ja', 'Save the key', true],
  ['ru', 'Save {{name}}', true],
  ['ko', 'API', false],
  ['mn', 'API түлхүүр', false],
  ['zh-CN', '{{count, number}}', false],
])('a %s text such as "%s" is in another script: %s', (code, text, isForeign) => {
  expect(isInAnotherScript(text, scripts[code] ?? /^$/)).toBe(isForeign)
})

test('characters of the other Chinese script are found', () => {
  expect('搜尋結果').not.toMatch(otherChinese['zh-TW'] ?? /^/)
  expect('这是结果').toMatch(otherChinese['zh-TW'] ?? /^$/)
  expect('這是結果').toMatch(otherChinese['zh-CN'] ?? /^$/)
})
