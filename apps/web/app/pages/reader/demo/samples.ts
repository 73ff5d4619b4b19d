/** Our own documents, which the platform serves and reads without a network. */
export const samples = [
  {
    url: 'https://sample.search-foundation.example/how-retrieval-works',
    name: 'How retrieval works',
    lang: 'en',
  },
  { url: 'https://sample.search-foundation.example/coffee-brewing', name: 'Coffee brewing', lang: 'en' },
  {
    url: 'https://sample.search-foundation.example/wie-suche-funktioniert',
    name: 'Wie Suche funktioniert',
    lang: 'de',
  },
  { url: 'https://sample.search-foundation.example/kensaku-no-shikumi', name: '検索の仕組み', lang: 'ja' },
] as const
