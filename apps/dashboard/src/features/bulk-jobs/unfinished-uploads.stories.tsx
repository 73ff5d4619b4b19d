import type { BulkUpload } from '@search-foundation/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { chooseFile } from '../../../stories/choose-file.ts'
import { failed, pending, type FakeResponses } from '../../../stories/fake-fetch.ts'
import { bulkJob } from '../../../stories/responses/bulk.ts'
import { UnfinishedUploads } from './unfinished-uploads.tsx'

const meta = { title: 'BulkJobs/UnfinishedUploads', component: UnfinishedUploads } satisfies Meta<
  typeof UnfinishedUploads
>

export default meta
type Story = StoryObj<typeof meta>

const content = '{"text":"one"}\n{"text":"two"}\n'
const half = content.length / 2

const upload = (id: string, change: Partial<BulkUpload> = {}): BulkUpload => ({
  id,
  model: 'jina-embeddings-v3',
  email: 'ada@example.org',
  file_name: `${id}.jsonl`,
  fingerprint: null,
  size: 52_000_000,
  offset: 18_874_368,
  created_at: '2026-03-10T10:00:00Z',
  expires_at: '2026-03-11T10:00:00Z',
  ...change,
})
const texts = upload('texts', { size: content.length, offset: half })
const list = (records: BulkUpload[], others: FakeResponses = {}): FakeResponses => ({
  'GET /v1/bulk-uploads': { json: { records } },
  ...others,
})
const resuming = {
  path: '/api-dashboard/bulk?upload=texts',
  responses: list([texts], {
    'PATCH /v1/bulk-uploads/texts': { json: { ...texts, offset: content.length } },
    'POST /v1/bulk-uploads/texts/complete': { json: bulkJob('texts') },
  }),
}

export const Ready: Story = {
  parameters: { app: { responses: list([upload('catalog'), upload('articles', { offset: 0 })]) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue the upload of catalog.jsonl' }))
    await expect(await screen.findByRole('dialog')).toHaveTextContent('catalog.jsonl')
    await expect(screen.getByRole('dialog')).toHaveTextContent('sf_trial_…yZ12')
  },
}
export const Continued: Story = {
  parameters: { app: resuming },
  play: async ({ userEvent }) => {
    await chooseFile(new File([content], 'texts.jsonl'), userEvent.upload)
    await userEvent.click(screen.getByRole('button', { name: 'Continue the upload' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const OtherFile: Story = {
  parameters: { app: resuming },
  play: async ({ userEvent }) => {
    await chooseFile(new File(['something else'], 'texts.jsonl'), userEvent.upload)
    await userEvent.click(screen.getByRole('button', { name: 'Continue the upload' }))
    await expect(await screen.findByText(/^This is a different file/)).toBeVisible()
  },
}
export const Uploading: Story = {
  parameters: {
    app: { ...resuming, responses: { ...resuming.responses, 'PATCH /v1/bulk-uploads/texts': 'pending' } },
  },
  play: async ({ userEvent }) => {
    await chooseFile(new File([content], 'texts.jsonl'), userEvent.upload)
    await userEvent.click(screen.getByRole('button', { name: 'Continue the upload' }))
    await expect(await screen.findByRole('progressbar', { name: 'Uploading the file' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Stop the upload' })).toBeVisible()
  },
}
export const DiscardRefused: Story = {
  parameters: {
    app: {
      responses: list([texts], {
        'DELETE /v1/bulk-uploads/texts': { status: 503, detail: 'Restarting.' },
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard the upload of texts.jsonl' }))
    await expect(await screen.findByText('503: Restarting.')).toBeVisible()
  },
}
export const LongTexts: Story = {
  parameters: {
    app: {
      responses: list([
        upload('long', {
          file_name: `${'a-file-with-a-name-that-is-as-long-as-names-can-be-'.repeat(3)}.jsonl`,
        }),
      ]),
    },
  },
}
/** Nothing is shown without an unfinished upload, and until it is known that there is one. */
export const Empty: Story = { parameters: { app: { responses: list([]) } } }
export const Loading: Story = { parameters: { app: { responses: pending } } }
export const Failed: Story = { parameters: { app: { responses: failed } } }
export const German: Story = {
  parameters: { app: { responses: list([upload('catalog')]) } },
  globals: { locale: 'de' },
}
