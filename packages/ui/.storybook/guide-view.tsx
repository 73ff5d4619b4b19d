import type { ReactNode } from 'react'

import packageJson from '../package.json' with { type: 'json' }
import { Badge } from '../src/badge/index.ts'
import { Grid } from '../src/grid/index.ts'
import { CheckIcon, Icon, XIcon } from '../src/icon/index.ts'
import { Row } from '../src/row/index.ts'
import { Stack } from '../src/stack/index.ts'
import { Text } from '../src/text/index.ts'
import type { Guide } from './guide.ts'

/** Status, version and other names of a component. */
export function GuideSummary({ guide }: { guide: Guide }) {
  return (
    <Stack gap="xs">
      <Row gap="sm">
        <Badge tone={guide.status === 'stable' ? 'positive' : 'warning'} dot>
          {guide.status === 'stable' ? 'Stable' : 'Preview'}
        </Badge>
        <Text as="span" tone="muted" size="sm">
          Version {packageJson.version}
        </Text>
      </Row>
      {guide.synonyms.length > 0 && (
        <Text tone="muted" size="sm">
          Also known as: {guide.synonyms.join(', ')}
        </Text>
      )}
    </Stack>
  )
}

/** Everything else of a guide, in sections. Sections without entries are left out. */
export function GuideView({ guide }: { guide: Guide }) {
  return (
    <Stack gap="lg">
      <Grid columns={2} gap="lg">
        <Section title="When to use">
          <Bullets items={guide.useWhen} />
        </Section>
        <Section title="When not to use">
          <Bullets items={guide.avoidWhen} />
        </Section>
      </Grid>
      {guide.anatomy.length > 0 && (
        <Section title="Anatomy">
          <Bullets items={guide.anatomy} isOrdered />
        </Section>
      )}
      <Grid columns={2} gap="lg">
        <Section title="Do">
          <Bullets items={guide.do} mark={<Icon of={CheckIcon} size="sm" />} tone="positive" />
        </Section>
        <Section title="Don’t">
          <Bullets items={guide.dont} mark={<Icon of={XIcon} size="sm" />} tone="negative" />
        </Section>
      </Grid>
      <Section title="Keyboard">
        <Keyboard keys={guide.keyboard} />
      </Section>
      {guide.content.length > 0 && (
        <Section title="Content">
          <Bullets items={guide.content} />
        </Section>
      )}
    </Stack>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="sm">
      <h2 style={{ margin: 0, fontSize: 'var(--text-lg)', fontWeight: 600 }}>{title}</h2>
      {children}
    </Stack>
  )
}

interface BulletsProps {
  /** One text per line. */
  items: readonly string[]
  /**
   * Whether the lines are numbered.
   * @default false
   */
  isOrdered?: boolean
  /** Icon in place of the bullet. */
  mark?: ReactNode
  /** Color of the icon. */
  tone?: 'positive' | 'negative'
}

function Bullets({ items, isOrdered, mark, tone }: BulletsProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List role="list" style={{ display: 'grid', gap: 'var(--space-2)', margin: 0, padding: 0 }}>
      {items.map((item, index) => (
        <li key={item} style={{ display: 'grid', gridTemplateColumns: '1.5rem 1fr' }}>
          <Text as="span" size="sm" tone={tone ?? 'muted'} aria-hidden="true">
            {mark ?? (isOrdered ? `${index + 1}.` : '•')}
          </Text>
          <Text as="span" size="sm">
            {item}
          </Text>
        </li>
      ))}
    </List>
  )
}

const cell = {
  textAlign: 'start',
  verticalAlign: 'top',
  paddingBlock: '0.375rem',
  paddingInlineEnd: '1rem',
} as const

function Keyboard({ keys }: { keys: Guide['keyboard'] }) {
  if (keys.length === 0) return <Text size="sm">It has no parts that can be focused.</Text>
  return (
    <table style={{ inlineSize: '100%', borderCollapse: 'collapse', fontSize: 'var(--text-sm)' }}>
      <thead>
        <tr>
          <th scope="col" style={{ ...cell, inlineSize: '35%' }}>
            Key
          </th>
          <th scope="col" style={cell}>
            What it does
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, effect]) => (
          <tr key={key} style={{ borderBlockStart: '1px solid var(--color-border)' }}>
            <th scope="row" style={{ ...cell, fontWeight: 500 }}>
              {key}
            </th>
            <td style={cell}>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
