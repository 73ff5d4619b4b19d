import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { failed, pending, type FakeResponses } from '../../../stories/fake-fetch.ts'
import { Playground } from './playground.tsx'

const meta = { title: 'Playground/Playground', component: Playground } satisfies Meta<typeof Playground>

export default meta
type Story = StoryObj<typeof meta>

const run = { name: 'Run with my key' }
const openAt = (address: string, responses: FakeResponses = {}) => ({
  app: { path: `/api-dashboard/playground${address}`, responses },
})

/** Nothing has been sent yet. */
export const FirstRun: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No requests in this session')).toBeVisible()
    await expect(await canvas.findByText('sf_trial_…yZ12')).toBeVisible()
    await expect(await canvas.findByText('curl')).toHaveStyle({ color: 'rgb(112, 44, 0)' })
  },
}
export const Embeddings: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', run))
    await expect(await canvas.findByText('3 vectors of 3 numbers each.')).toBeVisible()
    await expect(canvas.getByText('42 tokens charged')).toBeVisible()
    await expect(canvas.getAllByRole('cell', { name: '0.80' })).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Open again' })).toBeVisible()
  },
}
/** Another model has other limits, and may not have the chosen length. */
export const OtherModel: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('At most 8,192 tokens each.')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Model' }), 'jina-embeddings-v4')
    await expect(await canvas.findByText('At most 32,768 tokens each.')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Dimensions' })).toHaveDisplayValue('2,048'),
    )
    await expect(await canvas.findByText(/"dimensions": 2048/)).toBeVisible()
  },
}
/** A link that somebody shared contains the inputs, not the key. */
export const SharedRequest: Story = {
  parameters: openAt('?product=reranker#query=Which%20fruit%3F&documents=A%20brick%0AAn%20apple&top=1', {
    'POST /v1/rerank': {
      json: {
        model: 'jina-reranker-m0',
        object: 'list',
        results: [{ index: 1, relevance_score: 0.91, document: { text: 'An apple' } }],
        usage: { total_tokens: 12 },
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Query to rank by/ })).toHaveValue(
      'Which fruit?',
    )
    await expect(await canvas.findByText(/"top_n": 1/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', run))
    await expect(await canvas.findByRole('cell', { name: '0.910' })).toBeVisible()
  },
}
/** The model of the address, as the page of a model links to it. */
export const ModelOfTheAddress: Story = {
  parameters: openAt('?product=embedding&model=jina-embeddings-v4'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Model' })).toHaveValue('jina-embeddings-v4')
  },
}
/** A response that is kept is shown beside the next one, each with its settings. */
export const TwoSettings: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', run))
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep to compare' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dimensions' }), '64')
    await userEvent.click(canvas.getByRole('button', run))
    await expect(await canvas.findByText('jina-embeddings-v3 · 64')).toBeVisible()
    await expect(canvas.getByText('jina-embeddings-v3 · 256')).toBeVisible()
  },
}
export const Classifier: Story = {
  parameters: openAt('?product=classifier', {
    'POST /v1/classify': {
      json: {
        usage: { total_tokens: 30 },
        data: [
          { object: 'classification', index: 0, prediction: 'coffee', score: 0.83, predictions: [] },
          { object: 'classification', index: 1, prediction: 'coffee', score: 0.71, predictions: [] },
          { object: 'classification', index: 2, prediction: 'payments', score: 0.66, predictions: [] },
        ],
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', run))
    await expect(await canvas.findByRole('cell', { name: 'payments' })).toBeVisible()
    const labels = canvas.getByRole('textbox', { name: /Possible labels/ })
    await userEvent.clear(labels)
    await userEvent.type(labels, 'coffee')
    await userEvent.click(canvas.getByRole('button', run))
    await expect(await canvas.findByText('Enter at least two, one per line.')).toBeVisible()
    await waitFor(() => expect(labels).toHaveFocus())
  },
}
export const Tokenizer: Story = {
  parameters: openAt('?product=tokenizer', {
    'POST /v1/segment': {
      json: {
        num_tokens: 4,
        tokenizer: 'cl100k_base',
        usage: { tokens: 0 },
        num_chunks: 2,
        chunks: ['One. ', 'Two.'],
        tokens: [
          [
            ['One', [1]],
            ['. ', [2]],
          ],
          [
            ['Two', [3]],
            ['.', [2]],
          ],
        ],
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', run))
    await expect(await canvas.findByText('4 tokens in 2 chunks.')).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Chunks in the text: 2' })).toBeVisible()
  },
}
export const Reader: Story = {
  parameters: openAt('?product=reader', {
    'POST /reader': {
      json: {
        code: 200,
        data: {
          title: 'How retrieval works',
          description: '',
          url: 'https://sample.example/how-retrieval-works',
          content: '# How retrieval works\n\nA query is compared with passages.',
          usage: { tokens: 120 },
        },
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', run))
    await expect(await canvas.findByText(/A query is compared with passages/)).toBeVisible()
    const url = canvas.getByRole('textbox', { name: /URL/ })
    await userEvent.clear(url)
    await userEvent.type(url, 'example')
    await userEvent.click(canvas.getByRole('button', run))
    await expect(await canvas.findByText('Enter a complete URL, such as https://example.com.')).toBeVisible()
  },
}
const hits = [
  { title: 'Coffee', url: 'https://a.example/coffee', description: 'How to brew.', content: 'Grind. Brew.' },
]
export const Search: Story = {
  parameters: openAt('?product=search', {
    'POST /search': { json: { data: hits, meta: { usage: { tokens: 10_000 } } } },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/costs at least 10,000 tokens/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', run))
    await expect(await canvas.findByRole('link', { name: /Coffee/ })).toBeVisible()
    await expect(canvas.getByText('10,000 tokens charged')).toBeVisible()
  },
}
const chunk = (delta: object, more: object = {}) => ({
  id: 'c1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'jina-deepsearch-v1',
  choices: [{ index: 0, delta, finish_reason: null, ...more }],
})
const citation = {
  title: 'Coffee',
  exactQuote: 'Pour slowly.',
  url: 'https://a.example',
  dateTime: '2026-01-01',
}
const searched = [
  chunk({ type: 'think', content: '<think>I look it up.' }),
  chunk({ type: 'think', query: 'filter coffee' }),
  chunk({ type: 'think', url: 'https://a.example' }),
  chunk({ type: 'text', content: 'Pour slowly [^1].' }),
]
const usage = { prompt_tokens: 10, completion_tokens: 20, total_tokens: 12_345 }
export const DeepSearch: Story = {
  parameters: openAt('?product=deepsearch', {
    'POST /v1/chat/completions': {
      events: [
        ...searched,
        {
          ...chunk(
            { type: 'text', content: '', annotations: [{ type: 'url_citation', url_citation: citation }] },
            { finish_reason: 'stop' },
          ),
          usage,
        },
      ],
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', run))
    await expect(await canvas.findByText('12,345 tokens charged')).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Answer text' })).toHaveTextContent(
      'Pour slowly [^1].',
    )
    await expect(canvas.getByText('Searched: filter coffee')).toBeVisible()
    await expect(
      within(canvas.getByRole('list', { name: 'Cited passages' })).getByText('Pour slowly.'),
    ).toBeVisible()
  },
}
/** What has arrived of a stream that was cut stays. */
export const StreamCut: Story = {
  parameters: openAt('?product=deepsearch', { 'POST /v1/chat/completions': { events: searched } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', run))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Answer text' })).toHaveTextContent(
      'Pour slowly [^1].',
    )
  },
}
export const Stopped: Story = {
  parameters: openAt('', { 'POST /v1/embeddings': 'pending' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', run))
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop the request' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Stop the request' })).toBeNull())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
/** A request of the history fills the form again. */
export const History: Story = {
  play: async ({ canvas, userEvent }) => {
    const texts = await canvas.findByRole('textbox', { name: /Texts/ })
    await userEvent.clear(texts)
    await userEvent.type(texts, 'first')
    await userEvent.click(canvas.getByRole('button', run))
    const again = await canvas.findByRole('button', { name: 'Open again' })
    await userEvent.clear(texts)
    await userEvent.click(again)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Texts/ })).toHaveValue('first'))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear history' }))
    await expect(await canvas.findByText('No requests in this session')).toBeVisible()
  },
}
const longText = `${'превысокомногорассмотрительствующий '.repeat(40)}${'ы'.repeat(300)}`

/** On a phone, a long text takes two lines, and the table does not scroll sideways. */
export const LongHistory: Story = {
  globals: { locale: 'ru' },
  decorators: [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const texts = await canvas.findByRole('textbox', { name: /^Тексты/ })
    await userEvent.clear(texts)
    await userEvent.click(texts)
    await userEvent.paste(longText)
    await userEvent.click(canvas.getByRole('button', { name: 'Выполнить с моим ключом' }))
    const again = await canvas.findByRole('button', { name: 'Открыть снова' })
    const row = again.closest('tr')
    await expect(row?.getBoundingClientRect().height).toBeLessThan(160)
    const box = row?.closest('table')?.parentElement
    await expect(box?.scrollWidth).toBe(box?.clientWidth)
  },
}
export const RunFailed: Story = {
  parameters: openAt('', { 'POST /v1/embeddings': { status: 402, detail: 'The balance is too low.' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', run))
    await expect(await canvas.findByText('402: The balance is too low.')).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'Error' })).toBeVisible()
  },
}
export const NoTexts: Story = {
  play: async ({ canvas, userEvent }) => {
    const texts = await canvas.findByRole('textbox', { name: /Texts/ })
    await userEvent.clear(texts)
    await userEvent.click(canvas.getByRole('button', run))
    await expect(await canvas.findByText('Fill in this field.')).toBeVisible()
    await waitFor(() => expect(texts).toHaveFocus())
  },
}
export const Loading: Story = { parameters: { app: { responses: pending } } }
export const NoModels: Story = { parameters: openAt('', { 'GET /api/v1/models': { json: [] } }) }
export const ModelsFailed: Story = { parameters: { app: { responses: failed } } }
export const German: Story = { globals: { locale: 'de' } }
