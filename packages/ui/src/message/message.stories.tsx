import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { Avatar } from '../avatar/index.ts'
import { Citation } from '../citation/index.ts'
import { CopyButton } from '../copy-button/index.ts'
import { StreamingText } from '../streaming-text/index.ts'
import { Message } from './index.ts'

const tides = { href: 'https://example.com/tides', title: 'Tides', quote: 'The moon raises the tide.' }
const sun = { href: 'https://example.com/sun', title: 'The sun and the sea' }

const meta = {
  title: 'Data/Message',
  component: Message,
  args: { author: 'Assistant', meta: '09:41', children: 'Tides follow the moon.' },
} satisfies Meta<typeof Message>

export default meta
type Story = StoryObj<typeof meta>

export const Simple: Story = {}
/** A message of the user. */
export const Own: Story = {
  args: {
    author: 'You',
    isOwn: true,
    icon: <Avatar name="Ada Lovelace" size="sm" isDecorative />,
    children: 'Why are there two tides a day?',
  },
}
/** Numbers in the text lead to the sources below it. */
export const WithSources: Story = {
  args: {
    sources: [tides, sun],
    actions: <CopyButton text="Tides follow the moon and the sun." variant="button" />,
    children: (
      <p>
        Tides follow the moon
        <Citation number={1} {...tides} /> and, less, the sun
        <Citation number={2} {...sun} />.
      </p>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Assistant' })).toBeVisible()
    await expect(canvas.getByText('The moon raises the tide.')).toBeVisible()
  },
}
/** Nothing has arrived yet. */
export const Pending: Story = { args: { isPending: true, children: undefined } }
export const Streaming: Story = {
  args: { children: <StreamingText label="Answer" text="Tides follow the moon, and" isStreaming /> },
}
/** What arrived before the failure stays. */
export const Failed: Story = {
  args: {
    children: 'Tides follow the moon, and',
    error: 'The connection was lost. The answer is incomplete.',
    onRetry: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection was lost.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
function Retried() {
  const [isPending, setPending] = useState(false)
  return isPending ? (
    <Message author="Assistant" isPending />
  ) : (
    <Message author="Assistant" error="The connection was lost." onRetry={() => setPending(true)} />
  )
}
/** Tab reaches the button, Enter sends the request again. */
export const Keyboard: Story = {
  render: () => <Retried />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true')
  },
}
export const LongText: Story = bothWays(
  {
    meta: 'Verwaltungsvorschriftensammlungen',
    children:
      'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
    sources: [{ ...tides, title: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente' }],
    error: 'Die Verbindung wurde unterbrochen. Die Antwort ist unvollständig.',
  },
  { author: 'Assistant from right to left' },
)
