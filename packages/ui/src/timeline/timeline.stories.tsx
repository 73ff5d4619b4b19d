import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { Link } from '../link/index.ts'
import { Timeline } from './index.ts'

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    label: 'Releases',
    events: [
      {
        id: '3',
        time: 'Nov 20, 2026',
        dateTime: '2026-11-20',
        title: <Link href="#3">Version 3</Link>,
        description: 'Reads pages of 100 MB.',
        isHighlighted: true,
      },
      {
        id: '2',
        time: 'Jun 2, 2026',
        dateTime: '2026-06-02',
        title: 'Version 2',
        description: 'Adds streams.',
      },
      { id: '1', time: '2025', dateTime: '2025', title: 'Version 1' },
    ],
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Releases' })).toBeVisible()
    await expect(canvas.getByText('Nov 20, 2026')).toHaveAttribute('datetime', '2026-11-20')
  },
}
/** In a narrow container, the time is above the title. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <Timeline {...args} />
    </div>
  ),
}
export const OneEvent: Story = {
  args: { events: [{ id: '1', time: '2025', dateTime: '2025', title: 'Version 1' }] },
}
/** Tab moves between the links of the events. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Version 3' })).toHaveFocus()
  },
}
export const LongText: Story = bothWays(
  {
    events: [
      {
        id: '1',
        time: 'Donnerstag, 20. November 2026',
        title: 'Verwaltungsvorschriftensammlungen',
        description:
          'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier ihr Guthaben.',
      },
      { id: '2', time: '2025', title: 'Erste Fassung' },
    ],
  },
  { label: 'Releases from right to left' },
)
