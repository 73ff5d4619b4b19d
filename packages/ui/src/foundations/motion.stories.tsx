import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'

import { Button } from '../button/index.ts'

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const durations = [
  ['hover', 120],
  ['appear', 200],
  ['dialog', 300],
] as const

/** 120 ms for hover, 200 ms for appearing, 300 ms for dialogs, with one easing. Only transform and opacity are animated. */
export const Durations: Story = {
  render: function Render() {
    const [isAway, setAway] = useState(false)
    return (
      <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
        <Button onClick={() => setAway(!isAway)}>Move</Button>
        {durations.map(([name, milliseconds]) => (
          <div key={name} style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
            <code style={{ inlineSize: '5rem' }}>{name}</code>
            <span style={{ inlineSize: '4rem', fontVariantNumeric: 'tabular-nums' }}>{milliseconds} ms</span>
            <span
              style={{
                inlineSize: '1rem',
                blockSize: '1rem',
                borderRadius: '50%',
                background: 'var(--color-accent)',
                transform: isAway ? 'translateX(12rem)' : 'none',
                transition: `transform var(--duration-${name}) var(--easing)`,
              }}
            />
          </div>
        ))}
        <p style={{ color: 'var(--color-text-muted)' }}>
          All of it stops where the system asks for less motion.
        </p>
      </div>
    )
  },
}
