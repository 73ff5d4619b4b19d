import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { failed, pending, type FakeResponses } from '../../../stories/fake-fetch.ts'
import { bulkFailures, bulkJob } from '../../../stories/responses/bulk.ts'
import { retryKeepsFocus } from '../../../stories/retry-keeps-focus.ts'
import { JobDetails } from './job-details.tsx'

const meta = {
  title: 'BulkJobs/JobDetails',
  component: JobDetails,
  args: { id: 'articles' },
} satisfies Meta<typeof JobDetails>

export default meta
type Story = StoryObj<typeof meta>

const job = (change: Parameters<typeof bulkJob>[1], others: FakeResponses = {}) => ({
  app: {
    responses: { 'GET /v1/bulk-embeddings/articles': { json: bulkJob('articles', change) }, ...others },
  },
})
const inProgress = { status: 'in-progress', completed_at: null, completed_count: 420 } as const

export const Completed: Story = { parameters: job({}) }
export const WithFailedRows: Story = {
  parameters: {
    app: { responses: { 'POST /v1/bulk-embeddings': { status: 402, detail: 'The balance is too low.' } } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The line is not valid JSON.')).toBeVisible()
    await expect(canvas.getByText('1,000 of 1,000 rows')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry the failed rows' }))
    await expect(await screen.findByText('402: The balance is too low.')).toBeVisible()
  },
}
/** A file that was wrong does not become right by being sent again. */
export const WithRowsThatNeverSucceed: Story = {
  parameters: {
    app: {
      responses: {
        'GET /v1/bulk-embeddings/articles/failures': {
          json: { records: bulkFailures.filter(({ input }) => input === null), next_cursor: null },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The line is not valid JSON.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download result' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry the failed rows' })).toBeNull()
  },
}
export const InProgress: Story = {
  parameters: job(inProgress, {
    'DELETE /v1/bulk-embeddings/articles': { status: 409, detail: 'It cannot be canceled there.' },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('420 of 1,000 rows')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel job' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the job' }))
    await expect(await screen.findByText('409: It cannot be canceled there.')).toBeVisible()
  },
}
const waiting = { email_confirmed: false, confirmation_sent_at: '2026-03-02T09:30:00.000Z' }
export const WaitingForConfirmation: Story = {
  parameters: job(waiting, {
    'POST /v1/bulk-embeddings/articles/confirmation': {
      json: bulkJob('articles', { ...waiting, confirmation_sent_at: '2026-03-02T09:45:00.000Z' }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^We sent a link to ada@example.org on /)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send another link' }))
    await expect(await screen.findByText('We sent a link to ada@example.org.')).toBeVisible()
  },
}
/** The mail was deleted after three days. */
export const NeverConfirmed: Story = {
  parameters: job({ ...waiting, completed_at: '2026-03-02T09:30:00.000Z' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,000 of 1,000 rows')).toBeVisible()
    await expect(canvas.queryByText('Waiting for confirmation')).toBeNull()
  },
}
/** What was canceled has not failed: the bar ends where the job did. */
export const Canceled: Story = {
  parameters: job({
    status: 'failed',
    error: 'The job was canceled.',
    error_code: 'canceled',
    completed_count: 420,
    failed_count: 580,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Canceled')).toBeVisible()
    await expect(canvas.getByText('420 of 1,000 rows')).toBeVisible()
    await expect(canvas.queryByText('Failed')).toBeNull()
  },
}
const endedElsewhere = { status: 'failed', completed_count: 0, failed_count: 0 } as const
/** The service's own words follow ours. */
export const FailedAtTheService: Story = {
  parameters: job({ ...endedElsewhere, error: 'The file was not read.', error_code: 'service_failed' }),
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Der Inferenzdienst konnte den Auftrag nicht/)).toBeVisible()
    await expect(canvas.getByText('The file was not read.')).toHaveAttribute('lang', 'en')
  },
}
/** From before there were codes, or with one that is newer than the page. */
export const WithoutAKnownCode: Story = {
  parameters: job({ ...endedElsewhere, error: 'The disk is full.', error_code: 'disk_full' as 'canceled' }),
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The disk is full.')).toHaveAttribute('lang', 'en')
  },
}
export const DownloadFailed: Story = {
  parameters: job(
    {},
    {
      'POST /v1/bulk-embeddings/articles/download-result': { status: 503, detail: 'Restarting.' },
    },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download result' }))
    await expect(await screen.findByText('503: Restarting.')).toBeVisible()
  },
}
export const Unknown: Story = {
  args: { id: 'unknown' },
  parameters: {
    app: {
      responses: {
        'GET /v1/bulk-embeddings/unknown': { status: 404, detail: 'There is no bulk job with this ID.' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There's nothing here")).toBeVisible()
  },
}
export const Loading: Story = { parameters: { app: { responses: pending } } }
export const Failed: Story = { parameters: { app: { responses: failed } }, play: retryKeepsFocus }
export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Die Zeile enthält keinen Text.')).toBeVisible()
    await expect(
      canvas.getByText('Der Text hat 9.001 Token. jina-embeddings-v3 verarbeitet höchstens 8.192.'),
    ).toBeVisible()
  },
}
