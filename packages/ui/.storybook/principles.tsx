import type { ReactNode } from 'react'

import { Badge } from '../src/badge/index.ts'
import { Button } from '../src/button/index.ts'
import { Card } from '../src/card/index.ts'
import { EmptyState } from '../src/empty-state/index.ts'
import { Grid } from '../src/grid/index.ts'
import { CheckIcon, ChevronDownIcon, Icon, XIcon } from '../src/icon/index.ts'
import { Row } from '../src/row/index.ts'
import { Select } from '../src/select/index.ts'
import { Stack } from '../src/stack/index.ts'
import { TextField } from '../src/text-field/index.ts'
import { Text } from '../src/text/index.ts'

interface ExampleProps {
  /** Whether it shows what the principle asks for, or what it refuses. */
  isGood: boolean
  /** What is to be seen. */
  caption: string
  children: ReactNode
}

/** Picture made of components. Nothing in it can be focused or pressed. */
function Example({ isGood, caption, children }: ExampleProps) {
  return (
    <figure style={{ margin: 0, display: 'grid', gap: 'var(--space-2)', alignContent: 'start' }}>
      <Card>
        <div inert>{children}</div>
      </Card>
      <figcaption>
        <Row gap="xs" align="start">
          <Text as="span" size="sm" tone={isGood ? 'positive' : 'negative'}>
            <Icon of={isGood ? CheckIcon : XIcon} size="sm" />
          </Text>
          <Text as="span" size="sm">
            <strong>{isGood ? 'Do' : 'Don’t'}:</strong> {caption}
          </Text>
        </Row>
      </figcaption>
    </figure>
  )
}

/** One main action per view. */
export const MainAction = () => (
  <Grid columns={2}>
    <Example isGood caption="One button is solid, the others step back.">
      <Row gap="sm">
        <Button variant="solid">Create key</Button>
        <Button variant="quiet">Cancel</Button>
      </Row>
    </Example>
    <Example isGood={false} caption="Two solid buttons compete.">
      <Row gap="sm">
        <Button variant="solid">Create key</Button>
        <Button variant="solid">Cancel</Button>
      </Row>
    </Example>
  </Grid>
)

/** Say what happens. */
export const NamedResult = () => (
  <Grid columns={2}>
    <Example isGood caption="The button names its result, the error the way out.">
      <Stack gap="sm">
        <TextField
          label="Email"
          defaultValue="name@example"
          errorMessage="Enter a complete address, such as name@example.com."
        />
        <Row>
          <Button>Send receipt</Button>
        </Row>
      </Stack>
    </Example>
    <Example isGood={false} caption="Nobody learns what was wrong, or what the button does.">
      <Stack gap="sm">
        <TextField label="Email" defaultValue="name@example" errorMessage="Invalid input." />
        <Row>
          <Button>Submit</Button>
        </Row>
      </Stack>
    </Example>
  </Grid>
)

/** Every state is designed. */
export const DesignedState = () => (
  <Grid columns={2}>
    <Example isGood caption="The empty list says what will be here, and the next step.">
      <EmptyState
        compact
        headingLevel={4}
        title="No transactions yet"
        description="They appear as soon as a key is used."
        action={<Button size="sm">Create key</Button>}
      />
    </Example>
    <Example isGood={false} caption="The empty list looks as if it were broken.">
      <Text tone="muted">0 items</Text>
    </Example>
  </Grid>
)

/** Color is never alone. */
export const SpokenColor = () => (
  <Grid columns={2}>
    <Example isGood caption="The word says what the color repeats.">
      <Stack gap="sm">
        <Row gap="sm">
          titles.jsonl
          <Badge tone="positive" dot>
            Completed
          </Badge>
        </Row>
        <Row gap="sm">
          papers.jsonl
          <Badge tone="negative" dot>
            Failed
          </Badge>
        </Row>
      </Stack>
    </Example>
    <Example isGood={false} caption="Only the color tells which job failed.">
      <Row gap="sm">
        <Badge tone="positive">titles.jsonl</Badge>
        <Badge tone="negative">papers.jsonl</Badge>
      </Row>
    </Example>
  </Grid>
)

/** Native first. */
export const NativeControl = () => (
  <Grid columns={2}>
    <Example
      isGood
      caption="The browser’s own select: its list suits every phone, screen reader and keyboard."
    >
      <Select
        label="Plan"
        defaultValue="standard"
        options={[
          { id: 'standard', label: 'Standard' },
          { id: 'premium', label: 'Premium' },
        ]}
      />
    </Example>
    <Example isGood={false} caption="A button that plays a select has to learn all of that again.">
      <Stack gap="xs">
        <Text size="sm">Plan</Text>
        <Row>
          <Button iconAfter={<Icon of={ChevronDownIcon} size="sm" />}>Standard</Button>
        </Row>
      </Stack>
    </Example>
  </Grid>
)
