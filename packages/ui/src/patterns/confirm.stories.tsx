import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'

import { Button } from '../button/index.ts'
import { Card } from '../card/index.ts'
import { ConfirmDialog } from '../confirm-dialog/index.ts'
import { Row } from '../row/index.ts'
import { Text } from '../text/index.ts'

function Example() {
  const [isOpen, setOpen] = useState(false)
  const [isRevoked, setRevoked] = useState(false)
  return (
    <Card headingLevel={2} title="Production" description="The key ending in 4f2a.">
      <Row>
        <Button variant="negative" isDisabled={isRevoked} onClick={() => setOpen(true)}>
          Revoke key
        </Button>
        {isRevoked && <Text tone="muted">This key is revoked.</Text>}
      </Row>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => setRevoked(true)}
        tone="negative"
        title="Revoke the key ending in 4f2a?"
        description="Calls with it fail at once, and its 1,200,000 tokens are lost."
        confirmLabel="Revoke key"
        requiredText="4f2a"
      />
    </Card>
  )
}

/** An action that can't be undone, with the question before it. */
const meta = { title: 'Patterns/Confirm', render: () => <Example /> } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const AtRest: Story = {}
/** After the last characters of the key are typed, the action runs and the page shows the result. */
export const Confirmed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke key' }))
    await userEvent.type(await screen.findByRole('textbox'), '4f2a')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByText('This key is revoked.')).toBeVisible()
  },
}
