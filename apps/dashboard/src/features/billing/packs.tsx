import { useProductsQuery } from '@search-foundation/store/endpoints/billing'
import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { ErrorState } from '@search-foundation/ui/error-state'
import { Grid } from '@search-foundation/ui/grid'
import { LoadingOverlay } from '@search-foundation/ui/loading-overlay'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import { useKeyInUse } from '../../ground/api-key/api-key.tsx'
import { KeyLine } from '../../ground/api-key/key-line.tsx'
import { useDialogs } from '../../ground/dialogs/use-dialogs.ts'
import { packTexts } from '../../ground/packs/pack-texts.ts'
import { PackCalculator } from './pack-calculator.tsx'
import { PackCard } from './pack-card.tsx'
import { useBuy } from './use-buy.ts'

/** Narrow enough for three packs beside each other on a tablet. */
const packWidth = '13rem'

/** The packs on offer, and what tokens cost in them. The free one leads to a new key, the others to the payment page. */
export function Packs() {
  const { t } = useTranslation(['dashboard-billing', 'dashboard-receipts', 'common'])
  const { data, isError, isFetching, refetch } = useProductsQuery()
  const dialogs = useDialogs()
  const purchase = useBuy()
  const hasKey = useKeyInUse() !== null
  if (isError)
    return <ErrorState title={t('packs.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (data === undefined) {
    return (
      <Grid minItemWidth={packWidth}>
        {['a', 'b', 'c'].map((key) => (
          <Card key={key}>
            <Skeleton height="11rem" shape="block" />
          </Card>
        ))}
      </Grid>
    )
  }
  const paid = data.filter(({ price }) => price > 0)
  return (
    <Stack gap="lg">
      <LoadingOverlay fullScreen isVisible={purchase.leavingFor !== undefined} />
      <Stack gap="sm">
        {hasKey && <KeyLine label={t('dashboard-receipts:key')} />}
        <Grid as="ul" minItemWidth={packWidth}>
          {data.map((pack) => (
            <PackCard key={pack.id} pack={pack}>
              {pack.price === 0 ? (
                <Button fullWidth onClick={() => dialogs.show('create-key')}>
                  {t('packs.getTrial')}
                </Button>
              ) : (
                <Button
                  fullWidth
                  variant="solid"
                  isPending={purchase.leavingFor === pack.price_id}
                  isDisabled={!purchase.isPossible}
                  onClick={() => void purchase.buy(pack)}
                >
                  {t('packs.buy', {
                    name: packTexts(pack, t).name,
                  })}
                </Button>
              )}
            </PackCard>
          ))}
        </Grid>
      </Stack>
      {paid.length > 0 && <PackCalculator packs={paid} />}
    </Stack>
  )
}
