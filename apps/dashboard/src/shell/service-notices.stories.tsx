import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { failed, offline, type FakeResponses } from '../../stories/fake-fetch.ts'
import { ServiceNotices } from './service-notices.tsx'

const meta = { title: 'Shell/ServiceNotices', component: ServiceNotices } satisfies Meta<
  typeof ServiceNotices
>

export default meta
type Story = StoryObj<typeof meta>

const answered = (responses: FakeResponses) => ({ app: { responses } })
const keyInfo = 'GET /api/v1/api_key/fe_user'

export const ServiceDown: Story = {
  parameters: answered(failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service isn't responding")).toBeVisible()
  },
}
export const ServiceUnreachable: Story = {
  parameters: answered(offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service isn't responding")).toBeVisible()
  },
}
/** The key was revoked elsewhere, for example in another browser. */
export const KeyRefused: Story = {
  parameters: answered({ [keyInfo]: { status: 401, detail: 'This key does not exist.' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This browser's key no longer works")).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Use an existing key' })).toBeVisible()
  },
}
/** The event is what browsers send when the network is lost and found again. */
export const Offline: Story = {
  play: async ({ canvas, canvasElement }) => {
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    dispatchEvent(new Event('offline'))
    await expect(await canvas.findByText('You are offline')).toBeVisible()
    if (online !== undefined) Object.defineProperty(navigator, 'onLine', online)
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvasElement).toHaveTextContent(''))
  },
}
export const Well: Story = {}
export const KeyRefusedInGerman: Story = { ...KeyRefused, globals: { locale: 'de' }, play: async () => {} }
