import type { Meta, StoryObj } from '@storybook/react-vite'

import { Breadcrumbs } from './index.ts'

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Models', href: '#models' },
      { label: 'Embeddings', href: '#embeddings' },
      { label: 'v3' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
export const LongText: Story = {
  args: {
    items: [
      { label: 'Forschung', href: '#research' },
      { label: 'Veröffentlichungen des Jahres 2026', href: '#papers' },
      { label: 'Mehrsprachige Einbettungen für Rechtsdokumente mit langem Kontext' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
}
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
