/** Label of the key that `mod` means in hotkeys on this system: ⌘ or Ctrl. */
export const modifierKey = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl')
