import type { DocSlug } from '@search-foundation/content/docs'
import { translatedDocs } from '@search-foundation/content/translated-docs'
import { localizePath } from '@search-foundation/i18n/locale-path'

import type { Place, Tab } from '../place/place.ts'

/** The guide about what each tab is for. */
const guides: Readonly<Record<Tab, DocSlug>> = {
  overview: 'first-hour',
  'key-manager': 'authentication',
  playground: 'quickstart',
  bulk: 'million-documents',
  classifiers: 'classification',
  models: 'embeddings',
  usage: 'billing',
  requests: 'errors',
  'rate-limit': 'rate-limits',
  billing: 'billing',
  pricing: 'billing',
  settings: 'security',
}

/** Returns the guide about a tab or, for the webhooks, about its section. */
export const guideOfPlace = ({ tab, item }: Pick<Place, 'tab' | 'item'>): DocSlug =>
  tab === 'settings' && item === 'webhooks' ? 'webhooks' : guides[tab]

/** Returns the address of a guide: in the language of the place, if the guide is translated. */
export const guidePath = (guide: DocSlug, locale: string | undefined): string =>
  locale !== undefined && translatedDocs.includes(guide)
    ? localizePath(`/docs/${guide}`, locale)
    : `/docs/${guide}`
