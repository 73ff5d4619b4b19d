import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

import { ThemeSwitch, type Theme } from '../theme-switch/index.ts'
import { useTheme } from './index.ts'

function Themed() {
  const [theme, setTheme] = useState<Theme>('auto')
  const shown = useTheme(theme)
  return (
    <>
      <ThemeSwitch value={theme} onChange={setTheme} />
      <p role="status">{shown}</p>
    </>
  )
}

/** Keeps the document in the chosen theme. */
const meta = {
  title: 'Hooks/useTheme',
  component: Themed,
  beforeEach: () => {
    const { theme } = document.documentElement.dataset
    return () => {
      document.documentElement.dataset['theme'] = theme
      document.body.classList.remove('body--light', 'body--dark')
    }
  },
} satisfies Meta<typeof Themed>

export default meta
type Story = StoryObj<typeof meta>

/** `auto` is what the system says; a choice is written to the root and to the body's class. */
export const Chooses: Story = {
  play: async ({ canvas, userEvent }) => {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    await expect(canvas.getByRole('status')).toHaveTextContent(system)
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await expect(document.body).toHaveClass('body--dark')
    await expect(document.body).not.toHaveClass('body--light')
  },
}
