import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'

import { Button } from '../button/index.ts'
import { scrollToElement, useScrollToElement } from './index.ts'

function LongPage() {
  const [id, setId] = useState<string | null>(null)
  const [isDrawn, setDrawn] = useState(false)
  useScrollToElement(id)
  return (
    <div style={{ blockSize: '300vh' }}>
      <Button onPress={() => setId('answer')}>Go to the answer</Button>
      <Button onPress={() => setDrawn(true)}>Draw it</Button>
      {isDrawn && (
        <h2 id="answer" style={{ marginBlockStart: '150vh' }}>
          The answer
        </h2>
      )}
    </div>
  )
}

/** Scrolls to an element 60 px below the edge, 100 ms after it is there, and waits at most 2000 ms for it. */
const meta = {
  title: 'Hooks/useScrollToElement',
  component: LongPage,
  beforeEach: () => () => window.scrollTo({ top: 0, behavior: 'instant' }),
} satisfies Meta<typeof LongPage>

export default meta
type Story = StoryObj<typeof meta>

/** The wish comes first, the element later. */
export const WaitsForIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the answer' }))
    await expect(window.scrollY).toBe(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Draw it' }))
    const answer = canvas.getByRole('heading', { name: 'The answer' })
    await waitFor(() => expect(Math.round(answer.getBoundingClientRect().top)).toBe(60))
  },
}
/** What never appears is given up, and so is a wait that is called off. */
export const GivesUp: Story = {
  play: async () => {
    await expect(await scrollToElement('absent', AbortSignal.timeout(20))).toBe(false)
    await expect(await scrollToElement('absent')).toBe(false)
    await expect(window.scrollY).toBe(0)
  },
}
