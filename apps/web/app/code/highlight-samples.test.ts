import { expect, test } from 'vitest'

import { highlightSlots } from './highlight-samples.ts'

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
