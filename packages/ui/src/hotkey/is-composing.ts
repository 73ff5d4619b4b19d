/**
 * Whether a key press belongs to an input method that is composing a word, such as the Enter that confirms Japanese or Chinese characters.
 * Safari ends the composition before that Enter; there its only mark is the key code 229 (UI Events, legacy key codes).
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229
