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
