import { Badge } from '@search-foundation/ui/badge'

/** The status of a call, colored by whether it succeeded, and who was at fault if not. */
export function StatusBadge({ status }: { status: number }) {
  const tone = status < 400 ? 'positive' : status < 500 ? 'warning' : 'negative'
  return <Badge tone={tone}>{status}</Badge>
}
