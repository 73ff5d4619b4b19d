import { brand as company } from '@search-foundation/content/brand'

/** What the site's pages say of the company, under the names the pages use. */
export const brand = {
  name: company.name,
  siteUrl: company.hosts.site,
  sdkDocs: `${company.hosts.docs}/sdk`,
} as const
