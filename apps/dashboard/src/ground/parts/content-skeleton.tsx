import { Skeleton } from '@search-foundation/ui/skeleton'
import { Stack } from '@search-foundation/ui/stack'

/** Blocks in place of what a page shows: the same in its HTML, while its code loads, and until its keys and first figures are there. */
export function ContentSkeleton() {
  return (
    <Stack gap="lg" aria-busy="true">
      <Skeleton height="9rem" shape="block" />
      <Skeleton height="18rem" shape="block" />
    </Stack>
  )
}
