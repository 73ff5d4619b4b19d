import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { failed, pending } from '../../../stories/fake-fetch.ts'
import { EmbeddingPlayground } from './embedding-playground.tsx'

const meta = {
  title: 'Playground/EmbeddingPlayground',
  component: EmbeddingPlayground,
} satisfies Meta<typeof EmbeddingPlayground>

export default meta
type Story = StoryObj<typeof meta>

const run = { name: 'Run with my key' }

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', run))
    await expect(await canvas.findByText(/^3 vectors of 3 numbers each, 42 tokens/)).toBeVisible()
    await expect(canvas.getAllByRole('cell', { name: '0.80' })).toHaveLength(2)
  },
}
/** Another model has other limits, and may not have the chosen length. */
export const OtherModel: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('At most 8,192 tokens each.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Model/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'jina-embeddings-v4' }))
    await expect(await canvas.findByText('At most 32,768 tokens each.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: /Dimensions/ })).toHaveTextContent('2,048'))
  },
}
export const Loading: Story = { parameters: { app: { responses: pending } } }
export const NoModels: Story = {
  parameters: { app: { responses: { 'GET /api/v1/models': { json: [] } } } },
}
export const ModelsFailed: Story = { parameters: { app: { responses: failed } } }
export const NoTexts: Story = {
  play: async ({ canvas, userEvent }) => {
    const texts = await canvas.findByRole('textbox', { name: /Texts/ })
    await userEvent.clear(texts)
    await userEvent.click(canvas.getByRole('button', run))
    await expect(await canvas.findByText('Enter at least one text.')).toBeVisible()
    await waitFor(() => expect(texts).toHaveFocus())
  },
}
export const RunFailed: Story = {
  parameters: {
    app: { responses: { 'POST /v1/embeddings': { status: 402, detail: 'The balance is too low.' } } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', run))
    await expect(await canvas.findByText('402: The balance is too low.')).toBeVisible()
  },
}
