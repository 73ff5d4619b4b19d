/** Size of the field's drawing, in its own units. */
export const fieldWidth = 1000
export const fieldHeight = 600
