import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = { title: 'Foundations/Writing', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const rules = [
  ['Sentence case everywhere', 'Create key', 'Create Key'],
  ['A button says what happens', 'Revoke key', 'Submit'],
  ['An error says how to mend it', 'Write an address that starts with https://.', 'Invalid input'],
  [
    'An empty place teaches the next step',
    'No transactions yet. They appear with the first call.',
    'No data',
  ],
  ['Name what is lost', 'Its 1,200,000 tokens are lost.', 'Are you sure?'],
  ['Short in cards, exact in tables', '1.2M tokens', '1204331'],
  ['Plain words', 'Turns a page into text', 'Unlocks next-generation content intelligence'],
  ['Sample data says so', 'Sample data: two weeks of use', 'Your usage'],
] as const

/** Rules for texts. The message files of the apps follow them in every language. */
export const Rules: Story = {
  render: () => (
    <table style={{ inlineSize: '100%', fontSize: 'var(--text-sm)' }}>
      <thead>
        <tr>
          {['Rule', 'So', 'Not so'].map((head) => (
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
