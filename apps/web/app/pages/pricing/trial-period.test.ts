import { localeTable } from '@search-foundation/i18n/locale-table'
import { expect, test } from 'vitest'

import { siteI18n } from '../../document/site-i18n.ts'
import { platformNumber } from '../../products/prices.ts'

const oneYear = /one year|[Ee]in(em)? Jahr|un año|un an\b|un anno|1年|1년|нэг жил|один год|一年/

test.each(localeTable.map(({ code }) => code))(
  'the texts in %s say as the platform does that trial tokens are good for one year',
  (locale) => {
    expect(platformNumber('trial.days')).toBe(365)
    const t = siteI18n(locale).getFixedT(locale, ['web-pricing', 'web-landing'])
    for (const text of [t('packs.free'), t('faq.trial.answer'), t('web-landing:closing.text')])
      expect(text).toMatch(oneYear)
  },
)
