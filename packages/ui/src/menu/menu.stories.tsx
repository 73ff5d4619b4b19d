import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { statesOf } from '../../.storybook/states.tsx'
import { Icon, UserIcon } from '../icon/index.ts'
import { Menu } from './index.ts'

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    label: 'Products',
    items: [
      { href: '#reader', label: 'Reader', description: 'A page in, clean text out' },
      { href: '#embeddings', label: 'Embeddings', isCurrent: true },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('button')
export const Closed: Story = {}
export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Products' }))
    await expect(canvas.getByRole('link', { name: /Reader/ })).toBeVisible()
  },
}
/** Enter opens it, and Tab moves to its links. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Reader/ })).toHaveFocus()
  },
}
/** Names whose menu it is, where the button has no room for it. */
export const Heading: Story = {
  args: {
    label: 'Account',
    heading: 'ada.lovelace@analytical-engines.example.org',
    icon: <Icon of={UserIcon} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await expect(canvas.getByText(/^ada/)).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    label: 'Datenverarbeitungsdienste',
    items: [
      {
        href: '#a',
        label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente',
        description: 'Texte von bis zu achttausend Token in hundert Sprachen, mit einem Vektor je Absatz',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('link')).toBeVisible()
  },
}
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
