import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { breadcrumbs, faqPage, StructuredDataScript } from './structured-data.tsx'

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
