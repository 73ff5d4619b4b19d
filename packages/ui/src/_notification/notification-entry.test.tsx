import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { NotificationEntry } from './notification-entry.tsx'

const entry = {
  id: 'n',
  tone: 'negative',
  count: 1,
  at: 0,
  message: 'El servicio ha rechazado la solicitud.',
} as const

test('the words of a service are marked with their language', () => {
  const quote = { text: '409: Busy.', lang: 'en' }
  const html = renderToStaticMarkup(<NotificationEntry entry={{ ...entry, quote }} />)
  expect(html).toMatch(/<p[^>]* lang="en">409: Busy\.<\/p>/)
  expect(renderToStaticMarkup(<NotificationEntry entry={entry} />)).not.toContain('lang=')
})
