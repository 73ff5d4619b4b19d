import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, waitFor } from 'storybook/test'

import { SearchField } from '../search-field/index.ts'
import { LivePointField, scatter } from './index.ts'

const centre = { x: 0.5, y: 0.5 }
const few = scatter({ seed: 7, count: 300, lit: 6, query: centre })
const many = scatter({ seed: 3, count: 3000, lit: 24, query: { x: 0.3, y: 0.6 } })

const meta = {
  title: 'Data/LivePointField',
  component: LivePointField,
  parameters: { darkPicture: 'The field is drawn on a canvas.' },
  args: { points: few, query: centre },
  decorators: [(Story) => <div style={{ maxInlineSize: '40rem' }}>{Story()}</div>],
} satisfies Meta<typeof LivePointField>

export default meta
type Story = StoryObj<typeof meta>

/** The canvas replaces the first picture and has the same alternative text. */
export const TakesOver: Story = {
  args: { label: 'Six of 300 passages are near the query' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Six of 300 passages are near the query' })).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeNull())
    const drawn = canvasElement.querySelector('canvas')
    const pixels = drawn?.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height).data ?? []
    await expect(pixels.some((value) => value > 0)).toBe(true)
  },
}
export const ThreeThousand: Story = { args: { points: many, query: { x: 0.3, y: 0.6 } } }
/** Each letter moves the query and lights other points. */
export const WhileTyping: Story = {
  render: function Render() {
    const [words, setWords] = useState('')
    const query = useMemo(
      () => ({ x: 0.2 + ((words.length * 0.37) % 0.6), y: 0.3 + ((words.length * 0.23) % 0.4) }),
      [words],
    )
    const points = useMemo(() => scatter({ seed: 7, count: 300, lit: 6, query }), [query])
    return (
      <div style={{ display: 'grid', gap: '1rem' }}>
        <SearchField label="Query" value={words} onChange={setWords} />
        <LivePointField points={points} query={query} label={`Six passages are near “${words}”`} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'tide')
    await expect(canvas.getByRole('img', { name: 'Six passages are near “tide”' })).toBeVisible()
  },
}
