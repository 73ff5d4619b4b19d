import type { Meta, StoryObj } from '@storybook/react-vite'
import { I18nProvider } from 'react-aria-components'

import { BarChart } from '../bar-chart/index.ts'
import { Breadcrumbs } from '../breadcrumbs/index.ts'
import { Button } from '../button/index.ts'
import { Callout } from '../callout/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { ArrowRightIcon, Icon } from '../icon/index.ts'
import { NumberField } from '../number-field/index.ts'
import { Pagination } from '../pagination/index.ts'
import { ProgressBar } from '../progress-bar/index.ts'
import { SearchField } from '../search-field/index.ts'
import { SecretField } from '../secret-field/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { Select } from '../select/index.ts'
import { Stepper } from '../stepper/index.ts'
import { Switch } from '../switch/index.ts'
import { Table } from '../table/index.ts'
import { Tabs } from '../tabs/index.ts'

const meta = { title: 'Foundations/Direction', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const stack = { display: 'grid', gap: '1.5rem' } as const

/** None of our languages is written from right to left yet. All components support it. */
export const RightToLeft: Story = {
  render: () => (
    <I18nProvider locale="ar-EG-u-nu-latn">
      <div dir="rtl" style={stack}>
        <Breadcrumbs items={[{ label: 'Research', href: '#' }, { label: 'Papers' }]} />
        <Tabs
          label="Parts"
          items={[
            { id: 'usage', label: 'Usage', content: 'Tokens by day' },
            { id: 'keys', label: 'Keys', content: '' },
          ]}
        />
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1rem' }}>
          <SearchField label="Search" defaultValue="tide" />
          <Select label="Model" defaultValue="v3" options={[{ id: 'v3', label: 'Embeddings v3' }]} />
          <NumberField label="Dimensions" defaultValue={1024} />
        </div>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' }}>
          <Button variant="solid" iconAfter={<Icon of={ArrowRightIcon} size="sm" />}>
            Create key
          </Button>
          <Checkbox defaultChecked>Remember</Checkbox>
          <Switch defaultSelected>Auto-recharge</Switch>
          <SegmentedControl
            label="Range"
            value="week"
            onChange={() => {}}
            options={[
              { id: 'day', label: 'Day' },
              { id: 'week', label: 'Week' },
            ]}
          />
        </div>
        <ProgressBar label="corpus.jsonl" value={40} />
        <SecretField label="API key" value="sf_trial_a8Kd02jfLPqm93xZ4f2a" />
        <Callout tone="warning" title="Balance is low">
          About two days are left.
        </Callout>
        <Stepper
          label="Set up"
          current="pay"
          steps={[
            { id: 'key', label: 'Key' },
            { id: 'pay', label: 'Payment' },
            { id: 'done', label: 'Done' },
          ]}
        />
        <Pagination page={2} pageCount={4} onChange={() => {}} />
      </div>
    </I18nProvider>
  ),
}

/** Numbers and their backgrounds. */
export const RightToLeftData: Story = {
  render: () => (
    <I18nProvider locale="ar-EG-u-nu-latn">
      <div dir="rtl" style={stack}>
        <Table
          caption="Transactions"
          rowKey={(row) => row.day}
          onDownloadCsv={() => {}}
          // Sample data.
          rows={[
            { day: '2026-11-20', tokens: 1204 },
            { day: '2026-11-19', tokens: 88 },
          ]}
          columns={[
            {
              id: 'day',
              header: 'Day',
              cell: (row) => row.day,
              sortValue: (row) => row.day,
              isRowHeader: true,
            },
            { id: 'tokens', header: 'Tokens', cell: (row) => row.tokens, align: 'end' },
          ]}
        />
        <BarChart
          title="Tokens by day"
          summary="Sample data: the newest day stands at the left."
          series={[{ id: 'all', label: 'All products' }]}
          data={['18 Nov', '19 Nov', '20 Nov'].map((label, day) => ({
            label,
            values: { all: 10 + day * 5 },
          }))}
        />
      </div>
    </I18nProvider>
  ),
}
