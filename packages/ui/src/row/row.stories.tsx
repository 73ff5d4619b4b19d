import type { Meta, StoryObj } from '@storybook/react-vite'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { Row } from './index.ts'

const meta = {
  title: 'Layout/Row',
  component: Row,
  args: {
    children: [
      <Button key="rotate">Rotate key</Button>,
      <Button key="revoke" size="sm">
        Revoke key
      </Button>,
      <Badge key="state" tone="positive">
        Active
      </Badge>,
    ],
  },
} satisfies Meta<typeof Row>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Between: Story = { args: { justify: 'between' } }
export const End: Story = { args: { justify: 'end', gap: 'md' } }
export const Baseline: Story = { args: { align: 'baseline' } }
/** Children wrap where there is no room. */
export const LongText: Story = bothWays({
  children: [
    <Button key="a">Schlüsselverwaltungseinstellungen zurücksetzen</Button>,
    <Badge key="b">Verwaltungsvorschrift</Badge>,
  ],
})
