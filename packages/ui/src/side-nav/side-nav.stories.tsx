import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { Badge } from '../badge/index.ts'
import { Icon, KeyIcon, LayoutDashboardIcon, ReceiptIcon } from '../icon/index.ts'
import { SideNav } from './index.ts'

const meta = {
  title: 'Navigation/SideNav',
  component: SideNav,
  args: {
    label: 'Dashboard',
    current: '#overview',
    items: [
      { href: '#overview', label: 'Overview', lang: 'en-US', icon: <Icon of={LayoutDashboardIcon} /> },
      { href: '#keys', label: 'API keys', icon: <Icon of={KeyIcon} />, badge: <Badge>2</Badge> },
      {
        group: 'Billing',
        items: [{ href: '#billing', label: 'Transactions', icon: <Icon of={ReceiptIcon} /> }],
      },
    ],
    footer: 'Search Foundation',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '15rem' }}>{Story()}</div>],
} satisfies Meta<typeof SideNav>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('a', [{}], (state) => ({ label: `Dashboard ${state + 1}` }))
export const Groups: Story = {
  play: async ({ canvas }) => {
    const overview = canvas.getByRole('link', { name: 'Overview' })
    await expect(overview).toHaveAttribute('aria-current', 'page')
    await expect(overview).toHaveAttribute('lang', 'en-US')
  },
}
/** Too narrow for text: icons alone, with the same names for screen readers. */
export const Narrow: Story = {
  args: { hasTooltips: true },
  decorators: [(Story) => <div style={{ inlineSize: '3rem', containerType: 'inline-size' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'API keys 2' })).toHaveAttribute('title', 'API keys')
    await expect(canvas.getByText('API keys').offsetWidth).toBeLessThan(2)
  },
}
export const Bar: Story = {
  args: {
    layout: 'bar',
    items: [
      { href: '#overview', label: 'Overview', icon: <Icon of={LayoutDashboardIcon} size="lg" /> },
      { href: '#keys', label: 'Keys', icon: <Icon of={KeyIcon} size="lg" /> },
      { href: '#billing', label: 'Rechnungswesen', icon: <Icon of={ReceiptIcon} size="lg" /> },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '24rem', maxInlineSize: '100%' }}>{Story()}</div>],
}
export const LongText: Story = bothWays(
  {
    items: [
      {
        href: '#overview',
        label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
        icon: <Icon of={LayoutDashboardIcon} />,
      },
      {
        group: 'Zahlungsverkehr',
        items: [{ href: '#billing', label: 'Rechnungen', badge: <Badge>2</Badge> }],
      },
    ],
  },
  { label: 'Dashboard from right to left' },
)
