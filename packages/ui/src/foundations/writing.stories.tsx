import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = { title: 'Foundations/Writing', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const rules = [
  ['Sentence case everywhere', 'Create key', 'Create Key'],
  ['A button names its action', 'Revoke key', 'Submit'],
  ['An error names the fix', 'Enter an address that starts with https://.', 'Invalid input'],
  [
    'An empty state names the next step',
    'No transactions yet. They appear after your first call.',
    'No data',
  ],
  ['Name what will be lost', 'You will lose its 1,200,000 tokens.', 'Are you sure?'],
  ['Short in cards, exact in tables', '1.2M tokens', '1204331'],
  ['Plain words', 'Turns a page into text', 'Unlocks next-generation content intelligence'],
  ['Sample data is labeled', 'Sample data: two weeks of use', 'Your usage'],
] as const

/** Rules for texts. The message files of the apps follow them in every language. */
export const Rules: Story = {
  render: () => (
    <table style={{ inlineSize: '100%', fontSize: 'var(--text-sm)' }}>
      <thead>
        <tr>
          {['Rule', 'Write', 'Instead of'].map((head) => (
            <th key={head} scope="col" style={{ textAlign: 'start', paddingBlock: '0.5rem' }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rules.map(([rule, good, bad]) => (
          <tr key={rule} style={{ borderBlockStart: '1px solid var(--color-border)' }}>
            <th scope="row" style={{ textAlign: 'start', fontWeight: 500, paddingBlock: '0.5rem' }}>
              {rule}
            </th>
            <td>{good}</td>
            <td style={{ color: 'var(--color-text-muted)' }}>{bad}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
}
