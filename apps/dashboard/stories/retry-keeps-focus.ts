import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

/** Tries again what fails each time: the button stays until there is an answer, and keeps the focus. */
export async function retryKeepsFocus({
  canvas,
  userEvent,
}: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  const retry = await canvas.findByRole('button', { name: 'Try again' })
  await userEvent.click(retry)
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'))
  await expect(retry).toBeVisible()
  await expect(retry).toHaveFocus()
}
