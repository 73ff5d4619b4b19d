import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Icon, MenuIcon } from '../icon/index.ts'
import { LinkList } from '../link-list/index.ts'
import { NavigationPanel } from './index.ts'

const meta = {
  title: 'Navigation/NavigationPanel',
  component: NavigationPanel,
  args: {
    label: 'Menu',
    icon: <Icon of={MenuIcon} />,
    children: (
      <LinkList
        label="Pages"
        items={[
          { href: '#models', label: 'Models' },
          { href: '#news', label: 'News', isCurrent: true },
        ]}
      />
    ),
  },
} satisfies Meta<typeof NavigationPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(canvas.getByRole('link', { name: 'News' })).toBeVisible()
  },
}
/** Enter opens it, Tab moves into it, Enter on its button closes it. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Models' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus()
    await expect(canvas.queryByRole('link', { name: 'Models' })).toBeNull()
  },
}
export const LongText: Story = {
  args: {
    children: (
      <LinkList
        label="Pages"
        items={[
          {
            href: '#a',
            label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
            description:
              'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
          },
        ]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(canvas.getByRole('link')).toBeVisible()
  },
}
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
