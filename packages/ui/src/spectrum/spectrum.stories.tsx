import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { measureContrast } from '../foundations/measure-contrast.ts'
import { PointField } from '../point-field/index.ts'
import { spectrum, type Spectrum } from './index.ts'

const meta = { title: 'Foundations/Product spectrum', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const products: readonly (readonly [name: string, accent: Spectrum])[] = [
  ['Reader', [0.68, 0.15, 250]],
  ['Tokenizer', [0.72, 0.16, 130]],
  ['Embeddings', [0.72, 0.12, 190]],
  ['Classifier', [0.68, 0.17, 15]],
  ['Reranker', [0.76, 0.14, 75]],
  ['Deep search', [0.66, 0.18, 300]],
]

/** Each product has an accent, given as lightness, chroma and hue: lit points, one line, one key figure. Never a large fill behind text. */
export const Six: Story = {
  render: () => (
    <ul
      role="list"
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))', gap: '1.5rem' }}
    >
      {products.map(([name, accent]) => (
        <li
          key={name}
          {...spectrum(accent)}
          style={{ ...spectrum(accent).style, display: 'flex', gap: '1rem', alignItems: 'center' }}
        >
          <div style={{ flex: 'none', inlineSize: '4rem' }}>
            <PointField seed={accent[2]} count={9} lit={3} width={48} height={48} radius={2.4} />
          </div>
          <div style={{ borderInlineStart: '2px solid var(--color-accent)', paddingInlineStart: '1rem' }}>
            <strong>{name}</strong>
            <p data-accent-text style={{ color: 'var(--color-accent-text)', fontSize: 'var(--text-sm)' }}>
              <code>{accent.join(' ')}</code>
            </p>
          </div>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const page = getComputedStyle(document.documentElement).backgroundColor
    for (const words of canvasElement.querySelectorAll('[data-accent-text]')) {
      await expect(measureContrast(getComputedStyle(words).color, page)).toBeGreaterThanOrEqual(4.5)
    }
  },
}
