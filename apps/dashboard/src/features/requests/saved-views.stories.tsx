import type { SavedView } from '@search-foundation/store/saved-views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import type { FakeResponse, FakeResponses } from '../../../stories/fake-fetch.ts'
import { RequestViews } from './request-views.tsx'

const meta = { title: 'Requests/SavedViews', component: RequestViews } satisfies Meta<typeof RequestViews>

export default meta
type Story = StoryObj<typeof meta>

const refused = { name: 'Refused embeddings', query: 'status=4xx&product=embedding' }
const failures = { name: 'Failures of search', query: 'status=5xx&product=search&from=2026-03-01' }
const profile = (...views: readonly SavedView[]) => ({
  uid: storyUser.uid,
  preferences: { requestViews: views },
})
const answer = (...views: readonly SavedView[]): FakeResponse => ({ json: { result: profile(...views) } })

const saved = (views: readonly SavedView[], query = '', responses: FakeResponses = {}) => ({
  app: {
    user: storyUser,
    profile: profile(...views),
    path: `/api-dashboard/requests${query}`,
    responses,
  },
})
/** The service returns what it has, and then what was stored. */
const changed = (before: readonly SavedView[], after: readonly SavedView[]): FakeResponses => ({
  'POST /account/getUserInfo': { inOrder: [answer(...before), answer(...after)] },
})

/** A saved view is a link like those that are always there. */
export const Links: Story = {
  parameters: saved([refused, failures]),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: refused.name })
    await expect(link).toHaveAttribute('href', expect.stringContaining('status=4xx&product=embedding'))
    await userEvent.click(link)
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'))
    await expect(canvas.getByRole('link', { name: 'Refused' })).not.toHaveAttribute('aria-current')
  },
}
/** In a narrow window, a select replaces the links. Filters that match no view are called "Custom filters". */
export const OnAPhone: Story = {
  parameters: saved([refused, failures], '?product=reranker'),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Current view' })
    await expect(choice).toHaveDisplayValue('Custom filters')
    await userEvent.selectOptions(choice, await canvas.findByRole('option', { name: failures.name }))
    await waitFor(() => expect(choice).toHaveDisplayValue(failures.name))
    await userEvent.selectOptions(choice, 'All calls')
    await waitFor(() => expect(choice).toHaveDisplayValue('All calls'))
    await expect(canvas.queryByRole('link', { name: 'All calls' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }))
    await expect(await screen.findByRole('dialog', { name: 'Saved views' })).toBeVisible()
  },
}
export const Empty: Story = {
  parameters: saved([], '?views=saved'),
  play: async () => {
    await expect(await screen.findByText('No saved views yet')).toBeVisible()
    await expect(screen.getByText(/^To save a view, first set filters/)).toBeVisible()
    await expect(screen.queryByRole('textbox')).toBeNull()
  },
}
/** By keyboard alone: the dialog is opened, a name is entered, and the view is a link behind it. */
export const Saving: Story = {
  parameters: saved([], '?status=4xx&product=embedding', changed([], [refused])),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Saved views' }).focus()
    await userEvent.keyboard('{Enter}')
    const field = await screen.findByRole('textbox', { name: 'View name' })
    field.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('Enter a name for the view.')).toBeVisible()
    await userEvent.keyboard(`${refused.name}{Enter}`)
    const dialog = screen.getByRole('dialog', { name: 'Saved views' })
    await expect(await within(dialog).findByRole('link', { name: refused.name })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByRole('link', { name: refused.name })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}
export const Taken: Story = {
  parameters: saved([refused], '?status=5xx&views=saved'),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'View name' }), `${refused.name}{Enter}`)
    await expect(await screen.findByText('You have another view with this name.')).toBeVisible()
  },
}
/** The name is changed in its place, and the focus is back on the button. */
export const Renaming: Story = {
  parameters: saved(
    [refused],
    '?views=saved',
    changed([refused], [{ ...refused, name: 'Refused, by product' }]),
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: `Rename “${refused.name}”` }))
    const field = await screen.findByRole('textbox', { name: 'View name' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.clear(field)
    await userEvent.type(field, 'Refused, by product{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Rename “Refused, by product”' })).toHaveFocus(),
    )
  },
}
/** What was removed no longer comes back when a view has been saved after it, perhaps under its name. */
export const SavedAfterRemoving: Story = {
  parameters: saved([refused], '?status=5xx&views=saved', changed([refused], [])),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: `Remove “${refused.name}”` }))
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'View name' }), `${refused.name}{Enter}`)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  },
}
/** The focus goes to the list, whose entry is gone; the next stop brings it back. */
export const Removing: Story = {
  parameters: saved([refused, failures], '?views=saved', changed([refused, failures], [failures])),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: `Remove “${refused.name}”` }))
    await waitFor(() => expect(screen.queryByRole('button', { name: `Remove “${refused.name}”` })).toBeNull())
    await waitFor(() => expect(screen.getByRole('group', { name: 'Saved views' })).toHaveFocus())
    const dialog = screen.getByRole('dialog', { name: 'Saved views' })
    await expect(within(dialog).getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}
export const Full: Story = {
  parameters: saved(
    Array.from({ length: 20 }, (_, index) => ({ ...failures, name: `View ${index + 1}` })),
    '?status=5xx&views=saved',
  ),
  play: async () => {
    await expect(await screen.findByText(/^You have 20 saved views/)).toBeVisible()
  },
}
export const FailedToSave: Story = {
  parameters: saved([], '?status=4xx&views=saved', {
    'POST /account/getUserInfo': { status: 503, detail: 'The service is being restarted.' },
  }),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'View name' }), 'Mine{Enter}')
    await expect(await screen.findByRole('alert')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'View name' })).toHaveValue('Mine')
  },
}
export const LongNames: Story = {
  parameters: saved(
    [
      { ...refused, name: 'Verwaltungsvorschriftenübersetzungsdienst, abgelehnte Aufrufe' },
      { ...failures, name: 'Failures of the search in the archive since the first of March' },
    ],
    '?model=a-model-with-a-name-that-is-as-long-as-the-names-of-models-get-and-longer&views=saved',
  ),
}
export const German: Story = {
  parameters: saved([refused, failures], '?status=4xx&views=saved'),
  globals: { locale: 'de' },
}
