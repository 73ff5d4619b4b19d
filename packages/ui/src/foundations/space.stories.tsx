import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const steps = [4, 8, 12, 16, 24, 32, 48, 64]
const radii = [
  ['xs', '4 px'],
  ['control', '6 px'],
  ['card', '10 px'],
  ['full', 'pill'],
] as const

/** Multiples of 4 px. */
export const Steps: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      {steps.map((px, index) => (
        <div key={px} style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
          <code style={{ inlineSize: '6rem' }}>space-{index + 1}</code>
          <span style={{ inlineSize: '3.5rem', fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}>
            {px} px
          </span>
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
      {radii.map(([name, size]) => (
        <div
          key={name}
          style={{
            display: 'grid',
            placeContent: 'center',
            justifyItems: 'center',
            inlineSize: '7rem',
            blockSize: '4rem',
            border: '1px solid var(--color-border-strong)',
            borderRadius: `var(--radius-${name})`,
            background: 'var(--color-surface)',
          }}
        >
          <code>{name}</code>
          <span style={{ color: 'var(--color-text-muted)', fontSize: 'var(--text-xs)' }}>{size}</span>
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
