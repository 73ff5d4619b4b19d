import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { CodeBlock } from './index.ts'

const samples = [
  { id: 'sh', label: 'Shell', code: 'npm install @search-foundation/api-client' },
  {
    id: 'ts',
    label: 'TypeScript',
    code: "const client = createClient({ apiKey: process.env.SEARCH_FOUNDATION_API_KEY ?? 'sf_trial_your_key' })",
  },
]

const meta = {
  title: 'Data/CodeBlock',
  component: CodeBlock,
  args: { samples },
} satisfies Meta<typeof CodeBlock>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { samples: samples.slice(0, 1), title: 'Install' } }
export const Languages: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'TypeScript' }))
    await expect(canvas.getByText(/createClient/)).toBeVisible()
  },
}
export const Highlighted: Story = {
  parameters: { darkPicture: 'Syntax colors come with the code.' },
  args: {
    samples: [
      {
        id: 'ts',
        label: 'TypeScript',
        code: 'const tokens = 42',
        html: '<pre style="--shiki-light:#24292e;--shiki-dark:#e1e4e8"><code><span style="--shiki-light:#a0303a;--shiki-dark:#f97583">const</span> tokens = 42</code></pre>',
      },
    ],
  },
}
export const Wrapped: Story = { args: { samples: samples.slice(1, 2), wrap: true } }
export const Tall: Story = {
  args: {
    maxHeight: '8rem',
    samples: [
      {
        id: 'json',
        label: 'JSON',
        code: JSON.stringify({ data: Array.from({ length: 20 }, (_, i) => i) }, null, 2),
      },
    ],
  },
}
/** Tab reaches the languages, arrow keys change them, Tab again reaches the copy button. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Shell' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(canvas.getByText(/createClient/)).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Copy/ })).toHaveFocus()
  },
}
export const LongText: Story = bothWays({
  samples: [...samples, { id: 'py', label: 'Programmiersprache Python', code: 'print(1)' }],
  selected: 'ts',
  wrap: true,
})
