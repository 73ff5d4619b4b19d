import { brand } from './brand.ts'

/** A document of our own that the platform serves and reads without a network. */
export interface SamplePage {
  url: string
  /** Its title, in its own language. */
  name: string
  /** Language tag of the document. */
  lang: string
}

const samplePage = (path: string, name: string, lang: string): SamplePage => ({
  url: `${brand.hosts.sample}/${path}`,
  name,
  lang,
})

const english = samplePage('how-retrieval-works', 'How retrieval works', 'en')

const coffee = samplePage('coffee-brewing', 'Coffee brewing', 'en')

const translations: readonly SamplePage[] = [
  samplePage('wie-suche-funktioniert', 'Wie eine Suche funktioniert', 'de'),
  samplePage('kensaku-no-shikumi', '検索のしくみ', 'ja'),
  samplePage('como-funciona-la-busqueda', 'Cómo funciona la búsqueda', 'es'),
  samplePage('comment-fonctionne-la-recherche', 'Comment fonctionne la recherche', 'fr'),
  samplePage('come-funziona-la-ricerca', 'Come funziona la ricerca', 'it'),
  samplePage('geomsaegui-wolli', '검색의 원리', 'ko'),
  samplePage('khailt-kherkhen-ajilladag', 'Хайлт хэрхэн ажилладаг вэ?', 'mn'),
  samplePage('kak-rabotaet-poisk', 'Как работает поиск', 'ru'),
  samplePage('sousuo-yuanli', '搜索的原理', 'zh-CN'),
  samplePage('souxun-ruhe-yunzuo', '搜尋如何運作', 'zh-TW'),
]

/** All sample pages. */
export const everySamplePage: readonly SamplePage[] = [english, coffee, ...translations]

/** The page that demos start with: in the language of the visitor, else in English. */
export const firstSamplePage = (locale: string): SamplePage =>
  translations.find(({ lang }) => lang === locale) ?? english

/** Sample pages to choose from: the first one, two in English, and one each in two other languages. */
export const samplePages = (locale: string): readonly SamplePage[] => [
  ...new Set([firstSamplePage(locale), english, coffee, ...translations.slice(0, 2)]),
]
