import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { breadcrumbs, faqPage, scholarlyArticles, StructuredDataScript } from './structured-data.tsx'

test('a text cannot end the script', () => {
  const html = renderToStaticMarkup(
    <StructuredDataScript of={[faqPage([{ question: '</script><b>?', answer: 'No.' }])]} />,
  )
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const json = JSON.parse(/>(.*)<\/script>/.exec(html)?.[1] ?? '') as {
    '@graph': { mainEntity: { name: string }[] }[]
  }
  expect(json['@graph'][0]?.mainEntity[0]?.name).toBe('</script><b>?')
})

test('breadcrumbs are numbered from the landing page', () => {
  const { itemListElement } = breadcrumbs([
    { name: 'Home', url: '/' },
    { name: 'News', url: '/news' },
  ])
  expect(itemListElement).toMatchObject([{ position: 1 }, { position: 2, item: '/news' }])
})

test('papers are numbered in their order, with their authors and an ISO date', () => {
  const { itemListElement } = scholarlyArticles([
    { title: 'Newer', authors: ['Ada', 'Grace'], date: '2025/08/31', link: 'https://papers.example/2' },
    { title: 'Older', authors: ['Ada'], date: '2023/07/20', link: 'https://papers.example/1' },
  ])
  expect(itemListElement).toMatchObject([
    { position: 1, item: { headline: 'Newer', author: [{ name: 'Ada' }, { name: 'Grace' }] } },
    { position: 2, item: { datePublished: '2023-07-20', url: 'https://papers.example/1' } },
  ])
})
