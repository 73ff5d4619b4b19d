import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'

import { chooseFile } from '../../../stories/choose-file.ts'
import { failed, pending, type FakeResponses } from '../../../stories/fake-fetch.ts'
import { bulkJob } from '../../../stories/responses/bulk.ts'
import { BulkJobsTable } from './bulk-jobs-table.tsx'

const meta = { title: 'BulkJobs/BulkJobsTable', component: BulkJobsTable } satisfies Meta<
  typeof BulkJobsTable
>

export default meta
type Story = StoryObj<typeof meta>

const list = (records: object[]): FakeResponses => ({
  'GET /v1/bulk-embeddings': { json: { records, next_cursor: null } },
})
const newJob = { app: { path: '/api-dashboard/bulk?new=job' } }

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'catalog.jsonl' })).toBeVisible()
    await expect(canvas.getByText('In progress')).toBeVisible()
  },
}
export const MorePages: Story = {
  parameters: {
    app: {
      responses: { 'GET /v1/bulk-embeddings': { json: { records: [bulkJob('a')], next_cursor: 'a' } } },
    },
  },
}
export const LongTexts: Story = {
  parameters: {
    app: {
      responses: list([
        bulkJob('long', {
          file_name: 'a-file-with-a-name-that-is-as-long-as-names-of-files-can-be-in-a-bucket.jsonl',
          total_count: 50_000,
          failed_count: 49_999,
        }),
      ]),
    },
  },
}
export const Loading: Story = { parameters: { app: { responses: pending } } }
export const Empty: Story = { parameters: { app: { responses: list([]) } } }
export const Failed: Story = { parameters: { app: { responses: failed } } }
export const German: Story = { globals: { locale: 'de' } }

export const NewJob: Story = {
  parameters: newJob,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start job' }))
    // What it costs is charged to this key.
    await expect(within(screen.getByRole('dialog')).getByText('sf_trial_…yZ12')).toBeVisible()
    await expect(await screen.findByText('Choose a file.')).toBeVisible()
    await expect(screen.getByText('Enter an email address.')).toBeVisible()
  },
}
export const NewJobWithFile: Story = {
  parameters: newJob,
  play: async ({ userEvent }) => {
    const lines = ['{"text":"one"}', 'not json', '{"text":""}', '{"text":"two"}']
    await chooseFile(new File([lines.join('\n')], 'texts.jsonl'), userEvent.upload)
    await expect(await screen.findByText('2 rows will fail')).toBeVisible()
    await expect(screen.getByText('Row 2 is not valid JSON.')).toBeVisible()
    await expect(screen.getByText('about 2 tokens')).toBeVisible()
  },
}
/** The list of rows that will fail scrolls by itself, so the button stays in view. */
export const NewJobWithManyProblems: Story = {
  parameters: newJob,
  play: async ({ userEvent }) => {
    await chooseFile(new File(['not json\n'.repeat(60)], 'texts.jsonl'), userEvent.upload)
    const problems = await screen.findByRole('region', { name: '60 rows will fail' })
    await expect(within(problems).getAllByRole('listitem')).toHaveLength(21)
    await expect(within(problems).getByText('and 40 more')).toBeInTheDocument()
    await expect(problems.clientHeight).toBeLessThan(150)
  },
}
export const NewJobAboveBalance: Story = {
  parameters: newJob,
  play: async ({ userEvent }) => {
    await chooseFile(new File(['word '.repeat(8_000_000)], 'texts.txt'), userEvent.upload)
    await expect(await screen.findByText('The balance may not be enough')).toBeVisible()
  },
}
export const NewJobWithoutTexts: Story = {
  parameters: newJob,
  play: async ({ userEvent }) => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: "Email me when it's done" }),
      'ada@example.org',
    )
    await chooseFile(new File(['text\n"unclosed'], 'texts.csv'), userEvent.upload)
    await expect(await screen.findByText('about 0 tokens')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Start job' }))
    await expect(await screen.findByText(/^This CSV can't be read/)).toBeVisible()
  },
}
export const NewJobModelsFailed: Story = {
  parameters: {
    app: { ...newJob.app, responses: { 'GET /v1/models': { status: 503, detail: 'Restarting.' } } },
  },
}
export const NewJobGerman: Story = { parameters: newJob, globals: { locale: 'de' } }
