import type { Meta, StoryObj } from '@storybook/react-vite'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { Card } from '../card/index.ts'
import { Stat } from '../stat/index.ts'
import { Grid } from './index.ts'

const stats = ['Balance', 'Used today', 'Used this month', 'Requests'].map((label, index) => (
  <Card key={label}>
    <Stat label={label} value={`${index + 1}.2M`} detail="tokens" />
  </Card>
))

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: stats },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

const narrow: Story['decorators'] = [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>]

export const Auto: Story = {}
export const Four: Story = { args: { columns: 4 } }
/** Four columns become two on a phone. */
export const FourNarrow: Story = { args: { columns: 4 }, decorators: narrow }
export const Three: Story = { args: { columns: 3, children: stats.slice(0, 3) } }
export const LongText: Story = bothWays({
  columns: 4,
  children: ['Mehrsprachige Einbettungsmodelle', 'Verwaltungsvorschriften'].map((label) => (
    <Card key={label} padding="sm">
      <Stat label={label} value="12.345.678.901" />
    </Card>
  )),
})
