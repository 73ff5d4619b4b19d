import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { WithKey } from './with-key.tsx'

const Tail = () => <p>{useApiKey().slice(-4)}</p>

const meta = {
  title: 'Keys/WithKey',
  component: WithKey,
  args: { children: <Tail /> },
} satisfies Meta<typeof WithKey>

export default meta
type Story = StoryObj<typeof meta>

export const Key: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('yZ12')).toBeVisible()
  },
}
export const NoKey: Story = {
  parameters: { app: { apiKey: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You need an API key first')).toBeVisible()
  },
}
