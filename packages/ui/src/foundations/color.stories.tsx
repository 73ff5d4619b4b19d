import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState } from 'react'
import { expect, waitFor } from 'storybook/test'

import { spectrum } from '../spectrum/index.ts'
import { colorPairs } from './color-pairs.ts'
import { measureContrast } from './measure-contrast.ts'
import semantic from './semantic.css?raw'

const meta = { title: 'Foundations/Color', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const steps = Array.from({ length: 12 }, (_, index) => index + 1)
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: '0.75rem',
} as const

/** One color on another, with the contrast that this browser measures between them. */
function Pair({ text, ground, needed }: { text: string; ground: string; needed: number }) {
  const sample = useRef<HTMLDivElement>(null)
  const [contrast, setContrast] = useState<number | null>(null)

  useLayoutEffect(() => {
    if (!sample.current) return
    const { color, backgroundColor } = getComputedStyle(sample.current)
    setContrast(measureContrast(color, backgroundColor))
  }, [])

  return (
    <div>
      <div
        ref={sample}
        style={{
          // Series of charts have no prefix.
          color: text.startsWith('series') ? `var(--${text})` : `var(--color-${text})`,
          background: `var(--color-${ground})`,
          padding: '0.75rem',
          border: '1px solid var(--color-border)',
          borderRadius: 'var(--radius-control)',
          fontWeight: 500,
        }}
        aria-hidden={needed < 4.5}
      >
        {needed < 4.5 ? '●' : 'Ag'}
      </div>
      <p style={{ fontSize: 'var(--text-xs)', marginBlockStart: '0.25rem' }}>
        {text} on {ground}
        <br />
        <strong data-contrast={contrast ?? undefined} data-needed={needed}>
          {contrast?.toFixed(2)}
        </strong>{' '}
        of {needed} needed
      </p>
    </div>
  )
}

async function passes({ canvasElement }: { canvasElement: HTMLElement }) {
  const figures = [...canvasElement.querySelectorAll<HTMLElement>('[data-needed]')]
  await waitFor(() => expect(figures.every(({ dataset }) => dataset['contrast'])).toBe(true))
  const tooLow = figures
    .filter(({ dataset }) => Number(dataset['contrast']) < Number(dataset['needed']))
    .map(({ parentElement }) => parentElement?.textContent)
  await expect(tooLow).toEqual([])
}

const pairs = colorPairs.map(([text, ground, needed]) => (
  <Pair key={`${text} ${ground}`} text={text} ground={ground} needed={needed} />
))

/** All pairs of roles that components combine, with the contrast that this browser measures. */
export const LightContrast: Story = {
  globals: { theme: 'light' },
  render: () => (
    <div data-theme="light" style={grid}>
      {pairs}
    </div>
  ),
  play: passes,
}

export const DarkContrast: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <div data-theme="dark" style={grid}>
      {pairs}
    </div>
  ),
  play: passes,
}

/** Tier 1. Components never read these; they read the roles. */
export const Neutrals: Story = {
  parameters: { darkPicture: 'The scales are values, which are the same in both themes.' },
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {['paper', 'ink'].map((scale) => (
        <div key={scale} style={{ display: 'flex' }}>
          {steps.map((step) => (
            <div key={step} style={{ flex: 1 }}>
              <div style={{ blockSize: '4rem', background: `var(--${scale}-${step})` }} />
              <span style={{ fontSize: 'var(--text-xs)' }}>
                {scale}-{step}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  ),
}

const themes = ['light', 'dark'] as const
const roles = [...semantic.matchAll(/--(color-[\w-]+|series-\d):/g)].map(([, name = '']) => name)

/** Tier 2, in both themes: what a color is for. A role that is added to `semantic.css` appears here. */
export const Roles: Story = {
  render: () => (
    <ul role="list" style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' }}>
      {roles.map((role) => (
        <li key={role} style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
          <span style={{ display: 'flex', border: '1px solid var(--color-border-firm)' }}>
            {themes.map((theme) => (
              <span key={theme} data-theme={theme} style={{ background: 'var(--color-page)' }}>
                <span
                  style={{
                    display: 'block',
                    inlineSize: '2rem',
                    blockSize: '2rem',
                    background: `var(--${role})`,
                  }}
                />
              </span>
            ))}
          </span>
          <code style={{ fontSize: 'var(--text-xs)' }}>{role}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('color-page')).toBeVisible()
    await expect(canvas.getByText('series-6')).toBeVisible()
  },
}

const products = [
  ['Reader', 250],
  ['Embeddings', 190],
  ['Reranker', 75],
  ['Deep search', 300],
  ['Classifier', 15],
  ['Tokenizer', 130],
] as const

/** A product's accent: its hue and chroma come from the content, its lightness from the theme. */
export const Spectrum: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {themes.map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          style={{ ...grid, padding: '1rem', background: 'var(--color-page)', color: 'var(--color-text)' }}
        >
          {products.map(([name, hue]) => (
            <div key={name} {...spectrum([0.65, 0.15, hue])}>
              <div
                style={{
                  blockSize: '3rem',
                  background: 'var(--color-accent)',
                  borderRadius: 'var(--radius-control)',
                }}
              />
              <p style={{ color: 'var(--color-accent-text)', fontWeight: 500 }}>{name}</p>
              <Pair text="accent-text" ground="page" needed={4.5} />
            </div>
          ))}
        </div>
      ))}
    </div>
  ),
  play: passes,
}
