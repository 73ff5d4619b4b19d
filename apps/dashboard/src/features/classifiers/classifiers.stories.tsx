import type { Classifier } from '@search-foundation/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { failed, pending } from '../../../stories/fake-fetch.ts'
import { sampleClassifier } from '../../ground/sample/sample-classifier.ts'
import { ClassifierDetails, ClassifiersTable, TrainCard } from './index.ts'

function Classifiers() {
  return (
    <>
      <ClassifiersTable />
      <TrainCard />
    </>
  )
}

const meta = { title: 'Classifiers', component: Classifiers } satisfies Meta<typeof Classifiers>

export default meta
type Story = StoryObj<typeof meta>

const classifier = (id: string, labels: string[], uses = 0) =>
  sampleClassifier(id, labels, uses, '2026-03-01T10:00:00Z')
const classifiers = [
  classifier('5f0c2a1e-0000-4000-8000-000000000001', ['spam', 'ham'], 1204),
  classifier('9b7d33aa-0000-4000-8000-000000000002', ['billing', 'bug', 'praise']),
]
const list = (rows: Classifier[], others = {}) => ({
  app: { responses: { 'GET /api/v1/classifiers': { json: rows }, ...others } },
})
const one = () => <ClassifierDetails id="5f0c2a1e-0000-4000-8000-000000000001" />

export const Ready: Story = {
  parameters: list(classifiers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('praise')).toBeVisible()
    await expect(await canvas.findByText('sf_trial_…yZ12')).toBeVisible()
  },
}
export const Trying: Story = {
  parameters: list(classifiers, {
    'POST /v1/classify': {
      json: {
        usage: { total_tokens: 12 },
        data: [
          { object: 'classification', index: 0, prediction: 'spam', score: 0.91, predictions: [] },
          { object: 'classification', index: 1, prediction: 'ham', score: 0.6, predictions: [] },
        ],
      },
    },
  }),
  render: one,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Buy now{Enter}Lunch?')
    await userEvent.click(canvas.getByRole('button', { name: 'Classify' }))
    await expect(await canvas.findByText('91%')).toBeVisible()
    await expect(canvas.getByText('12 tokens were charged.')).toBeVisible()
  },
}
export const TryFailed: Story = {
  parameters: list(classifiers, {
    'POST /v1/classify': { status: 402, detail: 'The balance is too low.' },
  }),
  render: one,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Buy now')
    await userEvent.click(canvas.getByRole('button', { name: 'Classify' }))
    await expect(await canvas.findByText('402: The balance is too low.')).toBeVisible()
  },
}
export const Details: Story = {
  parameters: list(classifiers),
  render: one,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText('Delete the classifier 5f0c2a1e?')).toBeVisible()
  },
}
export const DetailsUnknown: Story = {
  parameters: list([]),
  render: one,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There's nothing here")).toBeVisible()
  },
}
export const DetailsFailed: Story = { parameters: { app: { responses: failed } }, render: one }
export const DetailsLoading: Story = { parameters: { app: { responses: pending } }, render: one }
export const DetailsGerman: Story = {
  parameters: list(classifiers),
  render: one,
  globals: { locale: 'de' },
}
export const Deleting: Story = {
  parameters: list(classifiers, {
    'DELETE /api/v1/classifiers/5f0c2a1e-0000-4000-8000-000000000001': { json: { deleted: true } },
  }),
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Delete' })
    if (button !== undefined) await userEvent.click(button)
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete classifier' }))
    await expect(await screen.findByText('Classifier deleted.')).toBeVisible()
  },
}
/** Another tab has deleted it: the list is read again. */
export const DeletedElsewhere: Story = {
  parameters: {
    app: {
      responses: {
        'GET /api/v1/classifiers': { inOrder: [{ json: classifiers }, { json: classifiers.slice(1) }] },
        'DELETE /api/v1/classifiers/5f0c2a1e-0000-4000-8000-000000000001': {
          status: 404,
          detail: 'No such classifier.',
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Delete' })
    if (button !== undefined) await userEvent.click(button)
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete classifier' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
  },
}
export const Trained: Story = {
  parameters: list([], {
    'POST /v1/train': { json: { classifier_id: 'c', num_samples: 2, usage: { total_tokens: 120 } } },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Examples, one per line' }),
      'spam: Buy now{Enter}ham: Lunch?',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Train a classifier' }))
    await expect(await screen.findByText(/^Trained with 2 examples for 120 tokens/)).toBeVisible()
  },
}
export const OneLabel: Story = {
  parameters: list([]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Examples, one per line' }),
      'spam: Buy now',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Train a classifier' }))
    await expect(await canvas.findByText('Add examples for at least two labels.')).toBeVisible()
  },
}
export const Empty: Story = { parameters: list([]) }
export const LongTexts: Story = {
  parameters: list([
    classifier(
      '5f0c2a1e-0000-4000-8000-000000000001',
      Array.from({ length: 16 }, (_, index) => `a label with a rather long name, number ${index}`),
      987_654_321,
    ),
  ]),
}
export const Loading: Story = { parameters: { app: { responses: pending } } }
export const Failed: Story = { parameters: { app: { responses: failed } } }
export const German: Story = { parameters: list(classifiers), globals: { locale: 'de' } }
