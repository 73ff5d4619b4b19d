/** Test keys with a fixed outcome, after those that the service publishes for its own tests. */

/** What the widget does, by site key: gives a token, refuses, or gives one after another press of the visitor. */
export const siteKeys: Readonly<Record<string, 'pass' | 'block' | 'press'>> = {
  '1x00000000000000000000AA': 'pass',
  '2x00000000000000000000AB': 'block',
  '3x00000000000000000000FF': 'press',
}

/** Result of the verification of a valid token, by secret: valid, invalid, or used before. */
export const secrets: Readonly<Record<string, 'valid' | 'invalid' | 'used'>> = {
  '1x0000000000000000000000000000000AA': 'valid',
  '2x0000000000000000000000000000000AA': 'invalid',
  '3x0000000000000000000000000000000AA': 'used',
}
