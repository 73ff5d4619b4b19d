import type { KeyInfo } from '@search-foundation/api-client'
import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { Card } from '@search-foundation/ui/card'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApiKey, useKeyName } from '../../ground/api-key/api-key.tsx'
import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'
import { FocusGroup } from '../../ground/focus/focus-group.tsx'
import { QueryState } from '../../ground/query/query-state.tsx'
import { TransferDone } from './transfer-done.tsx'
import { TransferForm, type CheckedPlan } from './transfer-form.tsx'
import { TransferReview } from './transfer-review.tsx'

/** Moves the paid tokens of the key in use to another key: choose it, review what moves, confirm. */
export function Transfer() {
  const { t } = useTranslation(['dashboard-transfer', 'dashboard-keys'])
  const title = t('dashboard-keys:titleForKey', { title: t('title'), key: useKeyName() })
  const query = useKeyInfoQuery(useApiKey())
  const [transferred, setTransferred] = useState<number>()

  return (
    <Card headingLevel={2} title={title} description={t('description')}>
      <FocusGroup label={title}>
        {transferred === undefined ? (
          <QueryState query={query} failed={t('failed')} height="14rem">
            {(info) =>
              info.wallet.regular_balance === 0 ? (
                <EmptyWithDocs
                  compact
                  headingLevel={3}
                  title={t('nothing')}
                  description={t('nothingDescription')}
                />
              ) : (
                <Steps info={info} onDone={setTransferred} />
              )
            }
          </QueryState>
        ) : (
          <TransferDone transferred={transferred} onAnother={() => setTransferred(undefined)} />
        )}
      </FocusGroup>
    </Card>
  )
}

/** Form and review. Going back keeps what was entered. */
function Steps({ info, onDone }: { info: KeyInfo; onDone: (transferred: number) => void }) {
  const [plan, setPlan] = useState<CheckedPlan>()
  const [isReviewing, setReviewing] = useState(false)
  if (plan !== undefined && isReviewing)
    return <TransferReview plan={plan} sender={info} onBack={() => setReviewing(false)} onDone={onDone} />
  return (
    <TransferForm
      available={info.wallet.regular_balance}
      entered={plan}
      onReview={(next) => {
        setPlan(next)
        setReviewing(true)
      }}
    />
  )
}
