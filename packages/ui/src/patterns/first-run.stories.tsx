import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from '../button/index.ts'
import { Card } from '../card/index.ts'
import { CodeBlock } from '../code-block/index.ts'
import { PageHeader } from '../page-header/index.ts'
import { Stack } from '../stack/index.ts'
import { Stepper } from '../stepper/index.ts'

const code = 'curl https://api.example.com/v1/embeddings -H "Authorization: Bearer $KEY"'

interface ExampleProps {
  /** Step of the visit. */
  step: 'key' | 'call'
}

function Example({ step }: ExampleProps) {
  return (
    <Stack gap="lg">
      <PageHeader title="Welcome" description="Two steps to your first response." />
      <Stepper
        label="First call"
        current={step}
        steps={[
          { id: 'key', label: 'Create a key' },
          { id: 'call', label: 'Call the API' },
        ]}
      />
      {step === 'key' ? (
        <Card headingLevel={2} title="Create a key" description="It has free tokens to try every model.">
          <Button variant="solid">Create key</Button>
        </Card>
      ) : (
        <Card
          headingLevel={2}
          title="Call the API"
          description="This page continues with the first response."
        >
          <CodeBlock title="First call" samples={[{ id: 'shell', label: 'Shell', code }]} wrap />
        </Card>
      )}
    </Stack>
  )
}

/** The first visit: what to do, one step at a time, until the product shows a result. */
const meta = {
  title: 'Patterns/First run',
  component: Example,
  args: { step: 'key' },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const FirstStep: Story = {}
export const SecondStep: Story = { args: { step: 'call' } }
