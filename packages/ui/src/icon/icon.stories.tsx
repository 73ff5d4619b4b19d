import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Icon } from './index.ts'
import * as icons from './lucide.ts'

const meta = {
  title: 'Foundations/Icons',
  component: Icon,
  args: { of: icons.KeyIcon, size: 'lg' },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Named: Story = {
  args: { label: 'Key' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Key' })).toBeVisible()
  },
}
/** All icons. To add one, add its line to `lucide.ts`. */
export const All: Story = {
  render: (args) => (
    <ul
      role="list"
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: '1rem' }}
    >
      {Object.entries(icons)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, icon]) => (
          <li
            key={name}
            style={{ display: 'flex', gap: '0.5rem', alignItems: 'center', fontSize: '0.75rem' }}
          >
            <Icon {...args} of={icon} />
            {name}
          </li>
        ))}
    </ul>
  ),
}
