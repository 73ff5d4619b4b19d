import { expect, test } from 'vitest'

import { highlightCode, highlightSlots } from './highlight-samples.ts'

test('the values that a demo begins with are in slots of the samples', async () => {
  const samplesOf = await highlightSlots(
    {
      host: 'main',
      path: '/v1/segment',
      name: 'segment',
      keys: ['return_tokens', 'content'],
      print: { typescript: 'console.log(response)', python: 'print(response.json())' },
    },
    'second-',
  )
  const [shell, typescript, python] = samplesOf({ return_tokens: true, content: 'a < b & c' })
  expect(shell?.html).toContain('<span data-slot="second-content:shell">"a &lt; b &amp; c"</span>')
  expect(typescript?.html).toContain(
    '<span data-slot="second-content:typescript">\'a &lt; b &amp; c\'</span>',
  )
  expect(python?.html).toContain('<span data-slot="second-return_tokens:python">True</span>')
})

test('each sample names its language, which its page as Markdown shows', async () => {
  const samples = await highlightCode([
    { name: 'cURL', language: 'shell', code: 'curl x' },
    { name: 'TypeScript', language: 'typescript', code: 'send()' },
    { name: 'Python', language: 'python', code: 'send()' },
  ])
  const languages = samples.map(({ html }) => /<code class="language-(\w+)"/.exec(html)?.[1])
  expect(languages).toEqual(['bash', 'typescript', 'python'])
})
