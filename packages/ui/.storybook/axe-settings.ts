/** Live regions that react-aria keeps at the end of the page for its announcements. */
const announcer = '[data-live-announcer]'

/** What axe looks at, in the book's panel and in tests alike. */
export const axeContext = { include: ['body'], exclude: [announcer] }

export const axeRules = {
  // A component on its own is no page, so it need not stand in a landmark.
  region: { enabled: false },
  // Off by default in axe, but what is said by voice must find what is read.
  'label-content-name-mismatch': { enabled: true },
}
