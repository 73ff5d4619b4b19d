import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { createNotificationStore } from '../_notification/notification-store.ts'
import { NotificationHistory } from './index.ts'

const filled = () => {
  const store = createNotificationStore()
  store.notify({ message: 'Key copied.', tone: 'positive' })
  for (let time = 0; time < 3; time++) store.notify({ message: '429: Too many requests.', tone: 'negative' })
  store.notify({ title: 'Balance is low', message: 'About two days are left.', tone: 'warning' })
  for (const { id } of store.getShown()) store.dismiss(id)
  return store
}

const meta = {
  title: 'Feedback/NotificationHistory',
  component: NotificationHistory,
  args: { store: createNotificationStore() },
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'end' }}>{Story()}</div>],
} satisfies Meta<typeof NotificationHistory>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Recent notifications/ }))
    await expect(await screen.findByText('No notifications yet')).toBeVisible()
  },
}
/** Enter opens the list, which still has the closed notifications, merged as they were. Escape closes it and returns focus. */
export const Keyboard: Story = {
  render: () => <NotificationHistory store={filled()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findAllByRole('listitem')).toHaveLength(3)
    await expect(screen.getByText('×3')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Recent notifications/ })).toHaveFocus())
  },
}
export const Full: Story = {
  render: () => <NotificationHistory store={filled()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Recent notifications/ }))
    await expect(await screen.findByText('Balance is low')).toBeVisible()
  },
}
/** Counts the notifications since the list was last opened. */
export const Unseen: Story = {
  render: () => <NotificationHistory store={filled()} />,
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Recent notifications, 3 new' })
    await userEvent.click(bell)
    await expect(await screen.findByText('Balance is low')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(bell).toHaveAccessibleName('Recent notifications'))
  },
}
export const Counting: Story = { render: () => <NotificationHistory store={filled()} /> }
/** Clear removes all closed notifications. */
export const Clears: Story = {
  render: () => <NotificationHistory store={filled()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Recent notifications/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }))
    await expect(await screen.findByText('No notifications yet')).toBeVisible()
  },
}
const wordy = () => {
  const store = createNotificationStore()
  store.notify({
    title: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
    message:
      'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
    tone: 'warning',
  })
  for (const { id } of store.getShown()) store.dismiss(id)
  return store
}
export const LongText: Story = {
  render: () => <NotificationHistory store={wordy()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Recent notifications/ }))
    await expect(await screen.findByRole('listitem')).toBeVisible()
  },
}
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
