import { lazyPart } from '../../ground/parts/lazy-part.tsx'

/** A switch in a card whose title is shown while the code of the switch, react-aria, is loading. */
export const LazySwitch = lazyPart(
  async () => (await import('@search-foundation/ui/switch')).Switch,
  '1.5rem',
  ({ children }) => children,
)
