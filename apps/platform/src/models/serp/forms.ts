import type { SerpOptions } from './schemas.ts'

/**
 * What the grammar writes of each kind of page: `serp:<type>.<form>.title` and `.text`. The value is what the site calls itself, which is
 * also the folder of the address.
 */
export const forms = {
  web: {
    guide: 'Guide',
    wiki: 'Wiki',
    questions: 'Forum',
    compare: 'Test',
    mistakes: 'Blog',
    history: 'Archive',
    checklist: 'Daily',
    numbers: 'Atlas',
  },
  news: { rise: 'News', study: 'Science', debate: 'Post', review: 'Magazine' },
  videos: { beginner: 'School', live: 'Live', tricks: 'Tube', close: 'Studio' },
  shopping: { set: 'Shop', starter: 'Store', used: 'Market', gift: 'Gifts' },
} as const satisfies Record<SerpOptions['type'], Record<string, string>>

/** Sentences that may end a text of the kinds `web` and `news`: `serp:closing.<key>`. */
export const closings = ['updated', 'print', 'free', 'read', 'sources', 'time'] as const
