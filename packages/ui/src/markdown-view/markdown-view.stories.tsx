import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { MarkdownView } from './index.ts'

const meta = {
  title: 'Data/MarkdownView',
  component: MarkdownView,
  args: {
    html: '<h2>What a reader keeps</h2><p>Headings, lists, tables and <a href="#code">code</a>; navigation and banners go.</p><ul><li>One point</li><li>Another, with <code>inline code</code></li></ul><blockquote><p>A quote.</p></blockquote><pre tabindex="0"><code>GET /reader/https://example.com</code></pre><table><thead><tr><th>Field</th><th>Type</th></tr></thead><tbody><tr><td>url</td><td>string</td></tr></tbody></table>',
  },
} satisfies Meta<typeof MarkdownView>

export default meta
type Story = StoryObj<typeof meta>

export const Article: Story = {}
/** A table in a focusable container scrolls there. */
export const WideTable: Story = {
  args: {
    html: `<div tabindex="0"><table><thead><tr>${'<th>Dimensions</th>'.repeat(9)}</tr></thead><tbody><tr>${'<td>1,024</td>'.repeat(9)}</tr></tbody></table></div>`,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const box = canvas.getByRole('table').parentElement
    await expect(box).toHaveFocus()
    await expect(box?.scrollWidth).toBeGreaterThan(box?.clientWidth ?? 0)
  },
}
/** On phones each row is a list of its cells. */
export const StackedTable: Story = {
  args: {
    stackTables: true,
    html: '<table><thead><tr><th>Name</th><th>Purpose</th></tr></thead><tbody><tr><td data-label="Name">apiKey</td><td data-label="Purpose">Demos and dashboard use the same key.</td></tr></tbody></table>',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'apiKey' })).toBeVisible()
  },
}
export const LongText: Story = bothWays({
  html: `<h2>Mehrsprachige Einbettungsmodelle</h2><p>${'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(3)}</p><ol><li>Verwaltungsvorschriften</li></ol>`,
})
