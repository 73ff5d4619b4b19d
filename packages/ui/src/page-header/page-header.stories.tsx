import type { Meta, StoryObj } from '@storybook/react-vite'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { Breadcrumbs } from '../breadcrumbs/index.ts'
import { Button } from '../button/index.ts'
import { PageHeader } from './index.ts'

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  // In a frame, because the title is an <h1>.
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
  args: { title: 'API keys', description: 'Create, rotate and revoke the keys of your account.' },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const TitleOnly: Story = { args: { title: 'Usage', description: undefined } }
export const WithActions: Story = {
  args: {
    actions: [
      <Button key="import">Use an existing key</Button>,
      <Button key="create" variant="solid">
        Create key
      </Button>,
    ],
  },
}
export const WithBreadcrumbs: Story = {
  args: {
    title: 'sf_paid_…4f2a',
    above: <Breadcrumbs items={[{ label: 'API keys', href: '#keys' }, { label: 'sf_paid_…4f2a' }]} />,
  },
}
/** On a phone the actions move below the title. */
export const Narrow: Story = {
  ...WithActions,
  decorators: [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>],
}
export const LongText: Story = bothWays({
  title: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  description:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
  actions: <Button>Schlüsselverwaltungseinstellungen</Button>,
})
