import type { Meta, StoryObj } from '@storybook/react-vite'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { Button } from '../button/index.ts'
import { ButtonGroup } from './index.ts'

const meta = {
  title: 'Actions/ButtonGroup',
  component: ButtonGroup,
  args: {
    label: 'Key actions',
    children: (
      <>
        <Button variant="solid">Create key</Button>
        <Button>Transfer balance</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
export const AtTheEnd: Story = { args: { align: 'end' } }
export const LongText: Story = bothWays({
  children: (
    <>
      <Button variant="solid">Schlüsselverwaltungseinstellungen zurücksetzen</Button>
      <Button>Guthaben übertragen</Button>
    </>
  ),
})
