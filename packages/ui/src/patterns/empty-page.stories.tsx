import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { ErrorState } from '../error-state/index.ts'
import { PageHeader } from '../page-header/index.ts'
import { Stack } from '../stack/index.ts'

/** A page that has nothing to show yet, or could not load it. */
const meta = {
  title: 'Patterns/Empty page',
  decorators: [
    (Story) => (
      <Stack gap="lg">
        <PageHeader title="Receipts" description="One for each purchase." />
        {Story()}
      </Stack>
    ),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const NothingYet: Story = {
  render: () => (
    <EmptyState
      headingLevel={2}
      title="No receipts yet"
      description="A receipt appears here after your first purchase."
      action={<Button variant="solid">Buy tokens</Button>}
    />
  ),
}
export const Failed: Story = {
  render: () => (
    <ErrorState
      title="The receipts did not load"
      description="Your purchases are safe. Check your connection and try again."
      detail="503 · request 7f3a"
      onRetry={() => undefined}
    />
  ),
}
