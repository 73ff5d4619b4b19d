import '@search-foundation/ui/confirm-dialog'
import '@search-foundation/ui/date-range'
import '@search-foundation/ui/switch'

/** The modules of the app, and above the parts of the design system that it loads when they are first shown. */
const modules = import.meta.glob([
  '../src/{features,ground,shell}/**/*.{ts,tsx}',
  '!../src/**/*.{stories,test,test-support}.*',
])

// Before the first story, so that no story waits until Vite has compiled what it shows first.
await Promise.all(Object.values(modules).map((load) => load()))
