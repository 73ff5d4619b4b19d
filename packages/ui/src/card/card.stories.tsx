import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { Button } from '../button/index.ts'
import { Card } from './index.ts'

const meta = {
  title: 'Data/Card',
  component: Card,
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  ...statesOf('[data-linked]'),
  args: { title: 'Reader', href: '#reader', children: 'A page in, clean text out.' },
}
export const Plain: Story = { args: { children: <p>Ten million tokens are left on this key.</p> } }
export const WithEverything: Story = {
  args: {
    title: 'API key',
    description: 'One key serves every product.',
    actions: <Button size="sm">Rotate</Button>,
    children: <p>sf_trial_••••••••4f2a</p>,
    footer: 'Created two days ago',
  },
}
export const Linked: Story = {
  args: {
    title: 'Reader',
    description: 'A web page in, clean text out.',
    href: '#reader',
    children: undefined,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Reader' })).toHaveFocus()
  },
}
export const Paddings: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {(['none', 'sm', 'md', 'lg'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          {padding}
        </Card>
      ))}
    </div>
  ),
}
export const LongText: Story = bothWays({
  title: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  description:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
  actions: <Button size="sm">Umbenennen</Button>,
  children:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
})
