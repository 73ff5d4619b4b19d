/** Name of a story's picture in the folder `__screenshots__` beside the story: `long-text`, `long-text-dark`. */
export function pictureName(storyId: string, theme: 'light' | 'dark'): string {
  const story = storyId.slice(storyId.indexOf('--') + 2)
  return theme === 'light' ? story : `${story}-dark`
}
