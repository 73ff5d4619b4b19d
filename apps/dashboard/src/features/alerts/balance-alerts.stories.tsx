import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { failed, pending } from '../../../stories/fake-fetch.ts'
import { keyInfo } from '../../../stories/responses/keys.ts'
import { BalanceAlerts } from './balance-alerts.tsx'

const meta = { title: 'Alerts/BalanceAlerts', component: BalanceAlerts } satisfies Meta<typeof BalanceAlerts>

export default meta
type Story = StoryObj<typeof meta>

const path = '/api/v1/billing/balance_notification'
const confirmed = { email_confirmed: true, confirmation_sent_at: null }
const sent = '2026-03-02T09:30:00.000Z'
const waiting = { email_confirmed: false, confirmation_sent_at: sent }

const withAlerts = (
  thresholds: number[],
  email = 'ada@example.org',
  state: typeof confirmed | typeof waiting = confirmed,
  resentAt = '2026-03-02T09:45:00.000Z',
) => ({
  app: {
    responses: {
      'GET /api/v1/api_key/fe_user': {
        json: {
          ...keyInfo,
          metadata: { ...keyInfo.metadata, balance_notification: { thresholds, email, ...state } },
        },
      },
      [`POST ${path}`]: { json: { thresholds, email, ...waiting, confirmation_sent_at: resentAt } },
      [`DELETE ${path}`]: { json: { thresholds: [], email: null } },
    },
  },
})
const thresholds = { name: 'Thresholds in tokens' }

export const Off: Story = {
  parameters: { app: { responses: { [`POST ${path}`]: { json: {} } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', thresholds), '1.5M{Enter}500k{Enter}')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Send the email to' }), 'ada@example.org')
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on alerts' }))
    await expect(await screen.findByText('Alerts saved.')).toBeVisible()
  },
}
/** A threshold that is typed and not added counts. */
export const TypedOnly: Story = {
  parameters: { app: { responses: { [`POST ${path}`]: { json: {} } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Send the email to' }), 'ada@example.org')
    await userEvent.type(canvas.getByRole('textbox', thresholds), '1.5M')
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on alerts' }))
    await expect(await screen.findByText('Alerts saved.')).toBeVisible()
  },
}
export const FourThresholds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', thresholds),
      '1M{Enter}2M{Enter}3M{Enter}4M{Enter}',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on alerts' }))
    await expect(await canvas.findByText('Invalid thresholds: Must be array with max 3 values')).toBeVisible()
    await expect(canvas.getByText('Enter an email address.')).toBeVisible()
  },
}
export const InvalidThreshold: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', thresholds), 'soon{Enter}')
    await expect(await canvas.findByText(/^Enter a number of tokens/)).toBeVisible()
  },
}
export const On: Story = {
  parameters: withAlerts([2_000_000, 500_000]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2,000,000')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off alerts' }))
    await expect(await screen.findByText('Alerts turned off.')).toBeVisible()
  },
}
export const WaitingForConfirmation: Story = {
  parameters: withAlerts([2_000_000], 'team@example.org', waiting),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Waiting for confirmation')).toBeVisible()
    await expect(canvas.getByText(/^We sent a link to team@example.org on /)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send another link' }))
    await expect(await screen.findByText('We sent a link to team@example.org.')).toBeVisible()
  },
}
export const LinkSentJustNow: Story = {
  parameters: withAlerts([2_000_000], 'team@example.org', waiting, sent),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send another link' }))
    await expect(await screen.findByText(/^We didn't send a link/)).toBeVisible()
  },
}
export const WaitingInGerman: Story = {
  parameters: withAlerts([1_000_000], 'buchhaltung@example.org', waiting),
  globals: { locale: 'de' },
}
export const LongTexts: Story = {
  parameters: withAlerts(
    [999_999_999_999, 888_888_888_888, 777_777_777_777],
    'a.person.with.a.very.long.name@department.of.a.company.example.org',
    waiting,
  ),
}
export const SaveFailed: Story = {
  parameters: {
    app: {
      ...withAlerts([1000]).app,
      responses: {
        ...withAlerts([1000]).app.responses,
        [`POST ${path}`]: { status: 422, detail: 'This address is not allowed.' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save alerts' }))
    await expect(await canvas.findByText('422: This address is not allowed.')).toBeVisible()
  },
}
export const Loading: Story = { parameters: { app: { responses: pending } } }
export const Failed: Story = { parameters: { app: { responses: failed } } }
export const German: Story = { parameters: withAlerts([1_000_000]), globals: { locale: 'de' } }
