import { Card } from '@search-foundation/ui/card'
import { Grid } from '@search-foundation/ui/grid'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { Stack } from '@search-foundation/ui/stack'

const four = [1, 2, 3, 4]

/** The shapes of what a page shows, figures, a chart and a table: the same in its HTML, while its code loads, and until its keys and first figures are there. */
export function ContentSkeleton() {
  return (
    <Stack gap="lg" aria-busy="true">
      <Grid columns={4}>
        {four.map((figure) => (
          <Card key={figure}>
            <Stack gap="sm">
              <Skeleton width="50%" />
              <Skeleton height="1.75rem" shape="block" />
              <Skeleton />
            </Stack>
          </Card>
        ))}
      </Grid>
      <Card>
        <Stack>
          <Skeleton width="50%" />
          <Skeleton height="15rem" shape="block" />
        </Stack>
      </Card>
      <Card>
        <Stack>
          {four.map((row) => (
            <Skeleton key={row} />
          ))}
        </Stack>
      </Card>
    </Stack>
  )
}
