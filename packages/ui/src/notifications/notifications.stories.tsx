import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'

import { createNotificationStore } from '../_notification/notification-store.ts'
import { Button } from '../button/index.ts'
import { Notifications } from './index.ts'

const store = createNotificationStore()

const meta = {
  title: 'Feedback/Notifications',
  component: Notifications,
  args: { store },
  beforeEach: () => {
    for (const { id } of store.getShown()) store.dismiss(id)
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Notifications>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Tones: Story = {
  play: async () => {
    store.notify({ message: 'Signed out.', tone: 'positive', timeout: 0 })
    store.notify({
      title: 'Balance is low',
      message: 'About two days are left.',
      tone: 'warning',
      timeout: 0,
    })
    store.notify({ message: '503: The service is being restarted.', tone: 'negative', timeout: 0 })
    await expect(await screen.findByText('Signed out.')).toBeVisible()
    await expect(screen.getAllByRole('listitem')).toHaveLength(3)
  },
}
/** Equal notifications of a group merge into one with a counter. */
export const Merged: Story = {
  play: async () => {
    for (let time = 0; time < 4; time++) {
      store.notify({ message: '429: Too many requests.', tone: 'negative', timeout: 0 })
    }
    await expect(await screen.findByText('×4')).toBeVisible()
    await expect(screen.getAllByRole('listitem')).toHaveLength(1)
  },
}
/** Different notifications of one group are all shown. */
export const SameGroup: Story = {
  play: async () => {
    store.notify({ message: '403: This key is revoked.', tone: 'negative', group: 'failure', timeout: 0 })
    store.notify({ message: '502: The service is down.', tone: 'negative', group: 'failure', timeout: 0 })
    store.notify({ message: '502: The service is down.', tone: 'negative', group: 'failure', timeout: 0 })
    await expect(await screen.findByText('403: This key is revoked.')).toBeVisible()
    await expect(screen.getByText('502: The service is down.')).toBeVisible()
    await expect(screen.getByText('×2')).toBeVisible()
  },
}
export const WithAction: Story = {
  play: async ({ userEvent }) => {
    const undo = fn()
    store.notify({ message: 'Job cancelled.', timeout: 0, action: { label: 'Start again', onClick: undo } })
    await userEvent.click(await screen.findByRole('button', { name: 'Start again' }))
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('Job cancelled.')).toBeNull())
  },
}
export const Closed: Story = {
  play: async ({ userEvent }) => {
    store.notify({ message: 'Key copied.', timeout: 0 })
    await userEvent.click(await screen.findByRole('button', { name: 'Close notification' }))
    await waitFor(() => expect(screen.queryByText('Key copied.')).toBeNull())
  },
}
export const LongText: Story = {
  play: async () => {
    store.notify({
      title: 'Überweisungsbestätigungsbenachrichtigung',
      message:
        'A message of several lines.\nIt keeps its line breaks and wraps within the width of the region, even where a name is long.',
      timeout: 0,
    })
    await expect(await screen.findByText(/several lines/)).toBeVisible()
  },
}
/** A notification lies over no action, whatever is at the lower end of the page when it comes or later. */
export const OverNoAction: Story = {
  render: (args) => (
    <>
      <Notifications {...args} />
      <Button style={{ position: 'fixed', insetBlockEnd: '1rem', insetInlineEnd: '1rem' }}>Buy tokens</Button>
    </>
  ),
  play: async ({ canvas }) => {
    store.notify({ message: 'Signed in.', timeout: 0 })
    const message = await screen.findByText('Signed in.')
    const action = canvas.getByRole('button', { name: 'Buy tokens' })
    const isClear = () => {
      const one = message.closest('li')?.getBoundingClientRect() ?? new DOMRect()
      const other = action.getBoundingClientRect()
      return (
        one.width > 0 &&
        (one.bottom <= other.top ||
          one.top >= other.bottom ||
          one.right <= other.left ||
          one.left >= other.right)
      )
    }
    await waitFor(() => expect(isClear()).toBe(true))
    // The page changes below it: the action becomes a bar across the whole view.
    action.style.insetInlineStart = '1rem'
    window.dispatchEvent(new Event('resize'))
    await waitFor(() => expect(isClear()).toBe(true))
  },
}
/** Timers pause while a notification has focus; Enter on the close button closes it. */
export const Keyboard: Story = {
  beforeEach: () => {
    spyOn(store, 'pause')
    spyOn(store, 'resume')
  },
  play: async ({ userEvent }) => {
    store.notify({ message: 'Read me slowly.', action: { label: 'Undo', onClick: fn() } })
    await screen.findByText('Read me slowly.')
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await expect(store.pause).toHaveBeenCalled()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close notification' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(store.resume).toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('Read me slowly.')).toBeNull())
  },
}
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
