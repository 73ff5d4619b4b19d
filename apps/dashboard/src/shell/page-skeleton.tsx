import { Skeleton } from '@search-foundation/ui/skeleton'
import { Stack } from '@search-foundation/ui/stack'

/** Shown while the code of the first page loads: the blocks of the skeleton in `index.html`. */
export function PageSkeleton() {
  return (
    <Stack gap="lg" aria-busy="true">
      <Skeleton width="14rem" height="2rem" shape="block" />
      <Skeleton height="9rem" shape="block" />
      <Skeleton height="18rem" shape="block" />
    </Stack>
  )
}
