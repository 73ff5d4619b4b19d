import { brand } from '@search-foundation/content/brand'
import { html, raw } from 'hono/html'
import type { z } from 'zod'

import type { incident } from './schemas.ts'

type Incident = z.infer<typeof incident>

const causes: Readonly<Record<Incident['cause'], string>> = {
  errors: 'Calls failed',
  unreachable: 'The service was unreachable',
}

const textOf = ({ started_at: start, ended_at: end }: Incident) =>
  end === null ? `Since ${start}. It is ongoing.` : `From ${start} to ${end}.`

/** Returns incidents as an Atom feed (RFC 4287), in English. `url` is the address of the feed. */
export async function incidentsFeed(incidents: readonly Incident[], url: string, at: Date): Promise<string> {
  const updated = incidents
    .map(({ started_at: start, ended_at: end }) => end ?? start)
    .toSorted()
    .at(-1)
  return await html`${raw('<?xml version="1.0" encoding="utf-8"?>\n')}<feed
      xmlns="http://www.w3.org/2005/Atom"
    >
      <id>${url}</id>
      <title>${brand.name}: incidents</title>
      <link rel="self" href="${url}" />
      <updated>${updated ?? at.toISOString()}</updated>
      <author><name>${brand.name}</name></author>
      ${incidents.map(
        (entry) =>
          html`<entry>
            <id>${url}#${entry.id}</id>
            <title>${causes[entry.cause]}: ${entry.products.join(', ')}</title>
            <published>${entry.started_at}</published>
            <updated>${entry.ended_at ?? entry.started_at}</updated>
            <content>${textOf(entry)}</content>
          </entry> `,
      )}
    </feed> `
}
