/** Size of the field's drawing, in its own units. */
export const FIELD_WIDTH = 1000
export const FIELD_HEIGHT = 600
