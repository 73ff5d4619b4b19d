import { waitFor } from 'storybook/test'

/** Chooses a file in the file field of the open dialog. `upload` is that of the story's `userEvent`. */
export async function chooseFile(
  file: File,
  upload: (input: HTMLElement, file: File) => Promise<void>,
): Promise<void> {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')
    if (found === null) throw new Error('There is no field for a file yet.')
    return found
  })
  await upload(input, file)
}
