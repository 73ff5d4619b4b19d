import { defaultLocale, localeTable } from '@search-foundation/i18n/locale-table'

/** A rule of the hosting: which file an address gets. Rules are tried in their order. */
export interface Rewrite {
  source?: string
  regex?: string
  destination: string
}

/** Returns the rules that give the addresses of the dashboard without a page of their own, such as those of items, the overview's page of their language. */
export function dashboardRewrites(): Rewrite[] {
  return [
    { source: '/api-dashboard/**', destination: '/api-dashboard/index.html' },
    ...localeTable.map(({ code }) => ({
      // A glob that ends in a slash and two stars would leave out the address of the overview.
      regex: `^/${code}/api-dashboard(/.*)?$`,
      destination: `${code === defaultLocale ? '' : `/${code}`}/api-dashboard/index.html`,
    })),
  ]
}
