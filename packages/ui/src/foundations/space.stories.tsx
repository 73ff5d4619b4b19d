import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Multiples of 4 px. */
export const Steps: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      {Array.from({ length: 10 }, (_, index) => (
        <div key={index} style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
          <code style={{ inlineSize: '6rem' }}>space-{index + 1}</code>
          <span
            style={{
              inlineSize: `var(--space-${index + 1})`,
              blockSize: '1rem',
              background: 'var(--color-accent)',
            }}
          />
        </div>
      ))}
    </div>
  ),
}

/** 6 px for controls, 10 px for cards, full for pills. */
export const Radii: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: '1rem', flexWrap: 'wrap' }}>
      {['xs', 'control', 'card', 'full'].map((name) => (
        <div
          key={name}
          style={{
            display: 'grid',
            placeItems: 'center',
            inlineSize: '7rem',
            blockSize: '4rem',
            border: '1px solid var(--color-border-strong)',
            borderRadius: `var(--radius-${name})`,
            background: 'var(--color-surface)',
          }}
        >
          {name}
        </div>
      ))}
    </div>
  ),
}

/** One shadow, only for what floats. */
export const Shadow: Story = {
  render: () => (
    <div
      style={{
        padding: '2rem',
        inlineSize: '14rem',
        borderRadius: 'var(--radius-card)',
        border: '1px solid var(--color-border-firm)',
        background: 'var(--color-surface)',
        boxShadow: 'var(--shadow-float)',
      }}
    >
      Menu, dialog, notification
    </div>
  ),
}
