import type { Meta, StoryObj } from '@storybook/react-vite'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { Button } from '../button/index.ts'
import { CodeBlock } from '../code-block/index.ts'
import { EmptyState } from './index.ts'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No transactions yet',
    description: 'They appear with the first call that uses this key.',
    action: <Button variant="solid">Run an embedding</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {}
export const WithCode: Story = {
  args: {
    code: (
      <CodeBlock
        samples={[{ id: 'ts', label: 'TypeScript', code: 'const client = createClient({ apiKey })' }]}
      />
    ),
  },
}
export const Compact: Story = { args: { compact: true } }
export const LongText: Story = bothWays({
  title: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  description:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
})
