import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { storyUser } from '../../stories/fake-auth.ts'
import { loggedRequest } from '../../stories/responses/requests.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { TabPalette } from './tab-palette.tsx'

const meta = {
  title: 'Shell/Palette',
  component: TabPalette,
  args: { isOpen: true, onOpenChange: fn(), onHelp: fn() },
} satisfies Meta<typeof TabPalette>

export default meta
type Story = StoryObj<typeof meta>

/** A signed-in user finds keys and the last requests, too. */
export const SignedIn: Story = {
  parameters: {
    app: {
      user: storyUser,
      responses: {
        'GET /api/v1/account/requests': { json: { records: [loggedRequest], next_cursor: null } },
      },
    },
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('menuitem', { name: 'Search page …a1B2' })).toBeInTheDocument()
    await expect(await screen.findByRole('menuitem', { name: '402 · Reranker · req_1' })).toBeInTheDocument()
    await expect(screen.queryByRole('menuitem', { name: 'Sign in' })).toBeNull()
    await userEvent.type(screen.getByRole('searchbox'), '402')
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1))
  },
}
export const Visitor: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('menuitem', { name: 'Sign in' })).toBeVisible()
    await expect(screen.getByRole('menuitem', { name: 'Documentation' })).toBeInTheDocument()
    await expect(screen.getByRole('menuitem', { name: 'Get support' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }))
    await expect(args.onHelp).toHaveBeenCalledOnce()
  },
}
export const Shortcuts: Story = {
  render: () => <ShortcutsDialog isOpen onOpenChange={fn()} />,
  play: async () => {
    await expect(await screen.findByText('Search pages and actions')).toBeVisible()
  },
}
export const GermanShortcuts: Story = {
  render: () => <ShortcutsDialog isOpen onOpenChange={fn()} />,
  globals: { locale: 'de' },
}
