import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { Badge } from '../badge/index.ts'
import { Select } from '../select/index.ts'
import { Tabs } from './index.ts'

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Ways to call',
    items: [
      { id: 'curl', label: 'cURL', content: 'With any shell.' },
      { id: 'ts', label: 'TypeScript', content: 'Through the SDK.' },
      { id: 'py', label: 'Python', content: 'With requests.' },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('[role=tab]')
export const Panels: Story = {}
export const WithBadge: Story = {
  args: {
    items: [
      { id: 'keys', label: 'Keys', badge: <Badge>2</Badge>, content: 'Two keys.' },
      { id: 'off', label: 'Rate limits', content: '', isDisabled: true },
      { id: 'billing', label: 'Billing', content: 'No invoices.' },
    ],
  },
}
export const Vertical: Story = { args: { orientation: 'vertical' } }
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'TypeScript' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Through the SDK.')
  },
}
/** Where the tabs have no room, they wrap: the selected one is in view. */
export const SelectedInView: Story = {
  args: { selectedKey: 'py' },
  decorators: [(Story) => <div style={{ inlineSize: '10rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect()
    const tab = canvas.getByRole('tab', { name: 'Python' }).getBoundingClientRect()
    await expect(tab.right).toBeLessThanOrEqual(list.right + 1)
  },
}
/** In a narrow place a field selects the panel. The panel keeps the name of its tab. */
export const WithChoice: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>],
  render: function Render(args) {
    const [selected, select] = useState('curl')
    return (
      <Tabs
        {...args}
        selectedKey={selected}
        onSelectionChange={select}
        choice={
          <Select
            label="Way to call"
            value={selected}
            onChange={({ currentTarget }) => select(currentTarget.value)}
            options={[
              { id: 'curl', label: 'cURL' },
              { id: 'ts', label: 'TypeScript' },
              { id: 'py', label: 'Python' },
            ]}
          />
        }
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('tab')).toBeNull()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Way to call' }), 'ts')
    await expect(canvas.getByRole('tabpanel', { name: 'TypeScript' })).toHaveTextContent('Through the SDK.')
  },
}
export const LongText: Story = bothWays({
  items: [
    { id: 'a', label: 'Verbrauchsübersicht', content: 'Verbrauch' },
    { id: 'b', label: 'Zahlungsmethoden und Rechnungsanschrift', content: 'Zahlung' },
    { id: 'c', label: 'Benachrichtigungseinstellungen', content: 'Benachrichtigungen' },
  ],
})
