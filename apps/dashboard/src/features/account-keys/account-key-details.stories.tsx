import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending } from '../../../stories/fake-fetch.ts'
import { useKeyScope } from '../../ground/key-scope/use-key-scope.ts'
import { AccountKeyDetails } from './account-key-details.tsx'

/** Shows whose tokens the content of the page is about. */
const Scope = () => <p>{`Usage of ${useKeyScope().account?.keyId}`}</p>

const meta = {
  title: 'AccountKeys/AccountKeyDetails',
  component: AccountKeyDetails,
  args: { id: 'a1B2', children: <Scope /> },
} satisfies Meta<typeof AccountKeyDetails>

export default meta
type Story = StoryObj<typeof meta>

const user = storyUser

export const Ready: Story = {
  parameters: { app: { user } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Usage of a1B2')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Requests' })).toHaveAttribute(
      'href',
      '/api-dashboard/requests?key=a1B2',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Search page' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Rotate' }))
    await expect(await screen.findByText('Rotate Search page')).toBeVisible()
  },
}
/** Nothing can be done with a key that was revoked. */
export const Revoked: Story = {
  args: { id: 'e5F6' },
  parameters: { app: { user } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Revoked')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Actions/ })).toBeNull()
  },
}
export const Unknown: Story = {
  args: { id: 'none' },
  parameters: { app: { user } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing at this address')).toBeVisible()
  },
}
export const Loading: Story = { parameters: { app: { user, responses: pending } } }
export const Failed: Story = { parameters: { app: { user, responses: failed } } }
export const German: Story = { parameters: { app: { user } }, globals: { locale: 'de' } }
