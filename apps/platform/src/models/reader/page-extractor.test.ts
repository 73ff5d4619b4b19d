import { expect, onTestFinished, test } from 'vitest'

import { startPageExtractor } from './page-extractor.ts'
import { plainExtraction } from './plain-extraction.test-support.ts'

const extraction = (html: string) => plainExtraction({ html, url: 'http://site.example/' })

/** Few elements, so that only the time limit ends them: 64,000 attributes take a parser many seconds, open tags without an end as well. */
const slow = {
  attributes: `<p${Array.from({ length: 64_000 }, (_, index) => ` a${index}="1"`).join('')}>x</p>`,
  'tags without an end': '<a '.repeat(100_000),
}

test.each(Object.entries(slow))(
  'a page of %s that takes too long is given up, and the next is read',
  async (_, html) => {
    const hasty = startPageExtractor({ size: 1, milliseconds: 500 })
    onTestFinished(() => hasty.stop())
    await expect(hasty.extract(extraction(html), 'ada')).rejects.toMatchObject({
      name: 'FileTooLargeError',
      message: expect.stringContaining('too complex') as string,
    })
    const patient = startPageExtractor({ size: 1 })
    onTestFinished(() => patient.stop())
    expect(await patient.extract(extraction('<body><p>Green tea</p></body>'), 'ada')).toMatchObject({
      content: 'Green tea',
    })
  },
)
