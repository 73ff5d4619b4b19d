/** Live regions that react-aria keeps at the end of the page for its announcements. */
const announcer = '[data-live-announcer]'

/** What axe looks at, in the book's panel and in tests alike. */
export const axeContext = { include: ['body'], exclude: [announcer] }

/** A component on its own is no page, so it need not stand in a landmark. */
export const axeRules = { region: { enabled: false } }
