// Written by `pnpm --filter @search-foundation/i18n generate`. A literal table, since every bundler and Node understand it.
import type { Messages } from '../create-i18n.ts'

export type Namespace = 'auth' | 'common' | 'dashboard' | 'web-frame' | 'web-landing' | 'web-news' | 'web-reader'

export const messageLoaders: Readonly<Record<string, (() => Promise<{ default: Messages }>) | undefined>> = {
  'de/auth': () => import('../../messages/de/auth.json'),
  'de/common': () => import('../../messages/de/common.json'),
  'de/dashboard': () => import('../../messages/de/dashboard.json'),
  'de/web-frame': () => import('../../messages/de/web-frame.json'),
  'de/web-landing': () => import('../../messages/de/web-landing.json'),
  'de/web-news': () => import('../../messages/de/web-news.json'),
  'de/web-reader': () => import('../../messages/de/web-reader.json'),
  'en-US/auth': () => import('../../messages/en-US/auth.json'),
  'en-US/common': () => import('../../messages/en-US/common.json'),
  'en-US/dashboard': () => import('../../messages/en-US/dashboard.json'),
  'en-US/web-frame': () => import('../../messages/en-US/web-frame.json'),
  'en-US/web-landing': () => import('../../messages/en-US/web-landing.json'),
  'en-US/web-news': () => import('../../messages/en-US/web-news.json'),
  'en-US/web-reader': () => import('../../messages/en-US/web-reader.json'),
}
