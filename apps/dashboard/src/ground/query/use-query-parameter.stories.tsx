import { Button } from '@search-foundation/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router'
import { expect } from 'storybook/test'

import { useQueryParameter, useQueryParameters } from './use-query-parameter.ts'

const texts = { change: 'Change both', address: 'Address' }

/** Two parts of a page, each with a parameter, that change before the page shows the first change. */
function TwoParts() {
  const { search } = useLocation()
  const [, setStatus] = useQueryParameter('status')
  const [, setPeriod] = useQueryParameters('from', 'to')
  return (
    <>
      <Button
        onClick={() => {
          setStatus('4xx')
          setPeriod({ from: '2026-03-01', to: '2026-03-31' })
          setPeriod({ to: null })
        }}
      >
        {texts.change}
      </Button>
      <output aria-label={texts.address}>{search}</output>
    </>
  )
}

const meta: Meta<typeof TwoParts> = { title: 'Ground/QueryParameters', component: TwoParts }
export default meta

export const QuickChanges: StoryObj<typeof TwoParts> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.change }))
    await expect(await canvas.findByText('?status=4xx&from=2026-03-01')).toBeVisible()
    // The next change starts from what is shown.
    await userEvent.click(canvas.getByRole('button', { name: texts.change }))
    await expect(canvas.getByText('?status=4xx&from=2026-03-01')).toBeVisible()
  },
}
