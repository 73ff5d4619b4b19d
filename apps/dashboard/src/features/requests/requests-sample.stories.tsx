import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { RequestsSample } from './requests-sample.tsx'

const meta = { title: 'Requests/RequestsSample', component: RequestsSample } satisfies Meta<
  typeof RequestsSample
>

export default meta
type Story = StoryObj<typeof meta>

/** The columns of the log, as a picture that is not read aloud. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('rate_limit_exceeded')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}
export const German: Story = { globals: { locale: 'de' } }
