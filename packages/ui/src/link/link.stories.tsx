import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { ArrowRightIcon, Icon, KeyIcon } from '../icon/index.ts'
import { NavigationProvider } from '../navigation/index.ts'
import { Link } from './index.ts'

const navigate = fn()

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#balance', children: 'open the balance' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('a', [
  {},
  { variant: 'quiet' },
  { variant: 'button-solid' },
  { variant: 'button-outline' },
  { variant: 'button-quiet' },
])
export const InText: Story = {
  render: (args) => (
    <p>
      A key serves every product; <Link {...args} /> to see what is left on it.
    </p>
  ),
}
export const Quiet: Story = { args: { variant: 'quiet', icon: <Icon of={KeyIcon} /> } }
export const ButtonSolid: Story = { args: { variant: 'button-solid' } }
export const ButtonOutline: Story = {
  args: { variant: 'button-outline', iconAfter: <Icon of={ArrowRightIcon} /> },
}
export const External: Story = {
  args: { external: true, href: 'https://example.com', children: 'Model hub' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Model hub (opens another site)')
  },
}
/** An app's router handles plain presses. The browser handles all others. */
export const Navigates: Story = {
  args: { href: '/api-dashboard/billing' },
  render: (args) => (
    <NavigationProvider navigate={navigate}>
      <Link {...args} />
    </NavigationProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear()
    const link = canvas.getByRole('link')
    await userEvent.click(link)
    await expect(navigate).toHaveBeenCalledWith('/api-dashboard/billing')
    // Prevented here, because the browser would open a window.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.keyboard('{Control>}')
    await userEvent.click(link)
    await userEvent.keyboard('{/Control}')
    await expect(navigate).toHaveBeenCalledOnce()
  },
}
export const LongText: Story = bothWays({
  variant: 'button-outline',
  children: 'Schlüsselverwaltungseinstellungen dauerhaft zurücksetzen',
  iconAfter: <Icon of={ArrowRightIcon} />,
})
