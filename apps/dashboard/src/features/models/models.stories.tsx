import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { failed, pending } from '../../../stories/fake-fetch.ts'
import { model } from '../../../stories/responses/models.ts'
import { ModelDetails } from './model-details.tsx'
import { ModelsTable } from './models-table.tsx'

const meta = { title: 'Models', component: ModelsTable } satisfies Meta<typeof ModelsTable>

export default meta
type Story = StoryObj<typeof meta>

const details = 'GET /api/v1/models/slug/jina-embeddings-v3'
const path = '/api-dashboard/models?tag=reranker'
const one = () => <ModelDetails slug="jina-embeddings-v3" />

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'jina-embeddings-v3' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('Served by the API')).toHaveLength(3))
  },
}
export const Empty: Story = { parameters: { app: { responses: { 'GET /api/v1/models': { json: [] } } } } }
/** The address holds the filter. */
export const NothingForFilter: Story = {
  parameters: { app: { path, responses: { 'GET /api/v1/models?tag=reranker': { json: [] } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Clear/ }))
    await expect(await canvas.findByRole('link', { name: 'jina-embeddings-v3' })).toBeVisible()
  },
}
export const Loading: Story = { parameters: { app: { responses: pending } } }
export const Failed: Story = { parameters: { app: { responses: failed } } }
export const German: Story = { globals: { locale: 'de' } }

export const Details: Story = {
  parameters: {
    app: {
      responses: {
        [details]: { json: { ...model('jina-embeddings-v3'), num_replicas: 3, deprecated: true } },
      },
    },
  },
  render: one,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Replicas running')).toBeVisible()
    await expect(canvas.getByText('64 · 256 · 1,024')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Try this model' })).toHaveAttribute(
      'href',
      '/api-dashboard/playground?product=embedding&model=jina-embeddings-v3',
    )
  },
}
export const DetailsUnknown: Story = {
  parameters: { app: { responses: { [details]: { status: 404, detail: 'There is no such model.' } } } },
  render: one,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There's nothing here")).toBeVisible()
  },
}
export const DetailsFailed: Story = { parameters: { app: { responses: failed } }, render: one }
export const DetailsLoading: Story = { parameters: { app: { responses: pending } }, render: one }
