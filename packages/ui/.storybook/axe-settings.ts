/** Live regions that react-aria keeps at the end of the page for its announcements. */
const announcer = '[data-live-announcer]'

/** What axe looks at, in the book's panel and in tests alike. */
export const axeContext = { include: ['body'], exclude: [announcer] }

export const axeRules = {
  // A single component is no page, so it needs no landmark.
  region: { enabled: false },
  // Off by default in axe. Voice control needs visible labels in accessible names.
  'label-content-name-mismatch': { enabled: true },
}
