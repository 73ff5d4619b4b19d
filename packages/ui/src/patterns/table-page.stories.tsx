import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { EllipsisIcon, Icon } from '../icon/index.ts'
import { Menu } from '../menu/index.ts'
import { PageHeader } from '../page-header/index.ts'
import { SearchField } from '../search-field/index.ts'
import { Stack } from '../stack/index.ts'
import { Table } from '../table/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'

// Sample data.
const keys = [
  { name: 'Production', ending: '4f2a', state: 'Active', tokens: 1_204_000 },
  { name: 'Staging', ending: '91bc', state: 'Active', tokens: 88_000 },
  { name: 'Old notebook', ending: '07de', state: 'Revoked', tokens: 0 },
]

function Example({ firstQuery = '' }: { firstQuery?: string }) {
  const [query, setQuery] = useState(firstQuery)
  const rows = keys.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
  return (
    <Stack gap="lg">
      <PageHeader
        title="API keys"
        description="Each key has tokens of its own."
        actions={<Button variant="solid">Create key</Button>}
      />
      {/* Headings inside the table, such as the one of its empty state, are below this one. */}
      <VisuallyHidden as="h2">Keys</VisuallyHidden>
      <Table
        caption="Keys"
        hideCaption
        rows={rows}
        rowKey={({ ending }) => ending}
        isFiltered={query !== ''}
        onClearFilters={() => setQuery('')}
        toolbar={<SearchField size="sm" label="Search keys" hideLabel value={query} onChange={setQuery} />}
        summary={`${rows.length} of ${keys.length} keys`}
        rowActions={({ name }) => (
          <Menu
            label={`Actions of ${name}`}
            icon={<Icon of={EllipsisIcon} />}
            align="end"
            items={[{ label: 'Revoke key', tone: 'negative', onClick: () => undefined }]}
          />
        )}
        columns={[
          {
            id: 'name',
            header: 'Name',
            cell: (row) => row.name,
            sortValue: (row) => row.name,
            isRowHeader: true,
          },
          {
            id: 'state',
            header: 'State',
            cell: (row) => <Badge tone={row.state === 'Active' ? 'positive' : 'neutral'}>{row.state}</Badge>,
          },
          {
            id: 'tokens',
            header: 'Tokens',
            align: 'end',
            cell: (row) => row.tokens.toLocaleString('en-US'),
            sortValue: (row) => row.tokens,
          },
        ]}
      />
    </Stack>
  )
}

/** A page about a list: its title and main action, the filter, the rows and their actions. */
const meta = { title: 'Patterns/Table page', render: () => <Example /> } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
/** A filter without results says so. A button there clears it. */
export const NothingMatches: Story = {
  render: () => <Example firstQuery="zzz" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  },
}
