import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, spyOn, waitFor } from 'storybook/test'

import { useMediaQuery } from './index.ts'

function Says() {
  return <p role="status">{useMediaQuery('(width >= 40rem)') ? 'wide' : 'narrow'}</p>
}

/** Whether a media query holds, as it changes. */
const meta = { title: 'Hooks/useMediaQuery', component: Says } satisfies Meta<typeof Says>

export default meta
type Story = StoryObj<typeof meta>

export const Follows: Story = {
  beforeEach: () => {
    const list = Object.assign(new EventTarget(), { matches: false })
    spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList)
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('narrow')
    const list = mocked(window.matchMedia).mock.results[0]?.value
    if (!list) throw new Error('The hook never asked.')
    Object.assign(list, { matches: true })
    list.dispatchEvent(new Event('change'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('wide'))
  },
}
