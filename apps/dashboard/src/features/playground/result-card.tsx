import { formatDuration, formatNumber } from '@search-foundation/i18n/format'
import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { CodeBlock } from '@search-foundation/ui/code-block'
import { CopyableCode } from '@search-foundation/ui/copyable-code'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { Tabs } from '@search-foundation/ui/tabs'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { AnswerView } from './answer-view.tsx'
import type { Run } from './use-run.ts'

export interface ResultCardProps {
  title: string
  run: Run
  /** What the button in the card's head does. */
  action: { label: string; onClick: () => void }
  /** Lines below the title, such as the settings of a response that was kept. */
  settings?: string
}

/** The response to a request, what it took, and the JSON that arrived. */
export function ResultCard({ title, run, action, settings }: ResultCardProps) {
  const { t } = useTranslation('dashboard-playground')
  const { request, answer, result } = run
  return (
    <Card
      as="section"
      headingLevel={2}
      title={title}
      {...(settings !== undefined && { description: settings })}
      actions={
        result && (
          <Button size="sm" variant="quiet" onClick={action.onClick}>
            {action.label}
          </Button>
        )
      }
    >
      <Stack role="status">
        {result && <Cost run={{ ...run, result }} />}
        <Tabs
          label={t('views.label')}
          items={[
            {
              id: 'answer',
              label: t('views.answer'),
              content: <AnswerView request={request} answer={answer} isStreaming={result === undefined} />,
            },
            {
              id: 'json',
              label: 'JSON',
              content: (
                <CodeBlock
                  maxHeight="32rem"
                  samples={[{ id: 'json', label: 'JSON', code: JSON.stringify(answer.response, null, 2) }]}
                />
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  )
}

/** Time, tokens, engine and request id of a response. */
function Cost({ run: { result, answer } }: { run: Required<Run> }) {
  const { t, i18n } = useTranslation(['dashboard-playground', 'common'])
  const { ms, tokens, engine, requestId } = result
  // The reader's and the tokenizer's own work is the same with both engines.
  const isLexical = engine === 'local' && answer.product !== 'reader' && answer.product !== 'tokenizer'
  return (
    <Stack gap="xs">
      <Row gap="md">
        <Text as="span">{t('took', { time: formatDuration(ms, i18n.language) })}</Text>
        <Text as="span">{t('charged', { count: tokens, tokens: formatNumber(tokens, i18n.language) })}</Text>
        {requestId !== null && <CopyableCode text={requestId} label={t('copyRequestId')} />}
      </Row>
      {isLexical && <Text tone="muted">{t('common:lexicalEngine')}</Text>}
    </Stack>
  )
}
