import { formatCompact, formatNumber } from '@search-foundation/i18n/format'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { PageIntro } from '../../blocks/page-intro.tsx'
import { Section } from '../../blocks/section.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { faqPage } from '../../document/structured-data.tsx'
import { Island } from '../../islands/island.tsx'
import { Questions } from '../../products/page/questions.tsx'
import { packsOnSale, trialTokens } from '../../products/prices.ts'
import PriceCalculator from './calculator/price-calculator.island.tsx'
import { Charges } from './charges.tsx'
import { Packs } from './packs.tsx'
import { RateLimits } from './rate-limits.tsx'
import { TypicalJobs } from './typical-jobs.tsx'
import styles from './page.module.css'

const questionIds = ['subscription', 'trial', 'empty', 'invoice', 'transfer', 'usage'] as const
/** Numbers of tokens that the calculator shows as examples. */
const examples = [2_500_000_000, 300_000_000] as const

/** What tokens cost and how they are charged. Every number is one that the platform applies. */
export default function PricingPage() {
  const { t } = useTranslation(['web-pricing', 'web-frame'])
  const { locale, href } = usePageAddress()
  const tokens = formatNumber(trialTokens(), locale)
  const questions = questionIds.map((id) => ({
    id,
    question: t(`faq.${id}.question`),
    answer: t(`faq.${id}.answer`, { tokens }),
  }))
  const [first, second] = examples
  return (
    <>
      <PageHead title={t('title')} description={t('description')} about={() => [faqPage(questions)]} />
      <PageIntro title={t('heading')} lead={t('lead')} />
      <Packs />
      <Section id="calculator" heading={t('calculator.heading')} lead={t('calculator.lead')}>
        <Island
          of={PriceCalculator}
          props={{
            packs: packsOnSale(),
            trialTokens: trialTokens(),
            examples: [formatCompact(first, locale), formatCompact(second, locale)],
          }}
          messages={['web-pricing.calculator', 'common.packName', 'common.amount']}
        />
      </Section>
      <TypicalJobs />
      <RateLimits />
      <Charges />
      <Questions questions={questions} />
      <Section id="enterprise" heading={t('enterprise.heading')} lead={t('enterprise.text')}>
        <p className={styles.actions}>
          <Link variant="button-solid" size="lg" href={href('/contact-sales')}>
            {t('web-frame:nav.contactSales')}
          </Link>
        </p>
      </Section>
    </>
  )
}
