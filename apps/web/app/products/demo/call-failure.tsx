import { languageOfServices } from '@search-foundation/store/language-of-services'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import type { CallProblem } from './call-problem.ts'

export interface CallFailureProps {
  problem: CallProblem
  retry: () => void
  className?: string
}

/** Why a request of a demo failed, in our words and those of the service (specification §8), with what the visitor can do. */
export function CallFailure({ problem, retry, className = '' }: CallFailureProps) {
  const { t } = useTranslation(['web-product', 'common'])
  const { href } = usePageAddress()
  const atDashboard = problem.kind === 'balance' || problem.kind === 'unauthorized'
  return (
    <Callout
      className={className}
      tone="negative"
      action={
        <>
          {atDashboard ? (
            <Link variant="button-outline" size="sm" href={href('/api-dashboard')}>
              {t('demo.dashboard')}
            </Link>
          ) : null}
          <Button size="sm" onClick={retry}>
            {t('common:retry')}
          </Button>
        </>
      }
    >
      {t(`demo.error.${problem.kind}`, problem)}
      {'message' in problem ? <span lang={languageOfServices}> {problem.message}</span> : null}
    </Callout>
  )
}
