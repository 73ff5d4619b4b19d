import { formatDecimal, formatList, formatNumber } from '@search-foundation/i18n/format'
import { Citation } from '@search-foundation/ui/citation'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../../document/page-context.tsx'
import { pipelineIn, type PipelineData, type steps } from './pipeline-data.ts'
import { VectorStrip } from './vector-strip.tsx'
import { withoutHeadings, withoutMarks } from './without-marks.ts'
import styles from './step-exhibit.module.css'

type Step = (typeof steps)[number]

const usePipeline = () => pipelineIn(usePageAddress().locale)

/** Input and output of one step, drawn as what they are. */
export function StepExhibit({ step }: { step: Step }): ReactNode {
  switch (step) {
    case 'reader':
      return <ReaderStep />
    case 'tokenizer':
      return <TokenizerStep />
    case 'embedding':
      return <EmbeddingStep />
    case 'classifier':
      return <ClassifierStep />
    case 'reranker':
      return <RerankerStep />
    case 'deepsearch':
      return <DeepSearchStep />
  }
}

function Frame({
  input,
  output,
  note,
  children,
}: {
  input: ReactNode
  output?: string
  note?: string
  children: ReactNode
}) {
  const { t } = useTranslation('web-landing')
  return (
    <dl className={styles.frame}>
      <dt>{t('pipeline.input')}</dt>
      <dd className={styles.input}>{input}</dd>
      <dt>{output ?? t('pipeline.output')}</dt>
      <dd>
        {children}
        {note ? <p className={styles.note}>{note}</p> : null}
      </dd>
    </dl>
  )
}

function ReaderStep() {
  const pipeline = usePipeline()
  return (
    <Frame input={<code>{pipeline.source}</code>}>
      <pre lang={pipeline.lang} tabIndex={0}>
        {pipeline.reader?.excerpt}
      </pre>
    </Frame>
  )
}

function TokenizerStep() {
  const pipeline = usePipeline()
  const { t } = useTranslation('web-landing')
  const { chunks = [], tokens = 0 } = pipeline.tokenizer ?? {}
  return (
    <Frame input={<MarkdownLength />} note={t('pipeline.chunks', { count: chunks.length, tokens })}>
      <ol className={styles.chunks} lang={pipeline.lang}>
        {chunks.map((chunk, index) => (
          <li key={chunk}>
            <ChunkNumber index={index} />
            <span>{withoutMarks(chunk)}</span>
          </li>
        ))}
      </ol>
    </Frame>
  )
}

function EmbeddingStep() {
  const pipeline = usePipeline()
  const { t } = useTranslation('web-landing')
  const { vectors = [], dimensions = 0 } = pipeline.embedding ?? {}
  return (
    <Frame input={<ChunkNumbers />} note={t('pipeline.dimensions', { count: dimensions })}>
      <ol
        className={styles.vectors}
        aria-label={t('pipeline.valueLabel', { count: vectors[0]?.length ?? 0 })}
      >
        {vectors.map((vector, index) => (
          <li key={vector.join()}>
            <ChunkNumber index={index} />
            <VectorStrip vector={vector} />
          </li>
        ))}
      </ol>
    </Frame>
  )
}

function ClassifierStep() {
  const pipeline = usePipeline()
  const { t } = useTranslation('web-landing')
  const { locale } = usePageAddress()
  const { labels = [], predictions = [] } = pipeline.classifier ?? {}
  return (
    <Frame
      input={
        <>
          <ChunkNumbers /> {t('pipeline.labels', { labels: formatList(labels, locale) })}
        </>
      }
    >
      <ol className={styles.rows}>
        {predictions.map(({ label, score }, index) => (
          <li key={index}>
            <ChunkNumber index={index} />
            <span lang={pipeline.lang}>{label}</span>
            <Score value={score} />
          </li>
        ))}
      </ol>
    </Frame>
  )
}

function RerankerStep() {
  const pipeline = usePipeline()
  const results = pipeline.reranker?.results ?? []
  return (
    <Frame input={<Question withChunks />}>
      <ol className={styles.rows}>
        {results.map(({ index, score }) => (
          <li key={index}>
            <ChunkNumber index={index} />
            <span lang={pipeline.lang} className={styles.clip}>
              {withoutMarks(pipeline.tokenizer?.chunks[index] ?? '')}
            </span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${Math.max(1, Math.min(1, score) * 100)}%` }} />
            </span>
            <Score value={score} />
          </li>
        ))}
      </ol>
    </Frame>
  )
}

function DeepSearchStep() {
  const pipeline = usePipeline()
  const { t } = useTranslation('web-landing')
  const { answer = '', citations = [] } = pipeline.deepsearch ?? {}
  return (
    <Frame input={<Question />}>
      <blockquote className={styles.answer} lang={pipeline.lang}>
        <Cited text={withoutHeadings(answer)} citations={citations} />
      </blockquote>
      <p className={styles.note}>{t('pipeline.citations')}</p>
      <ol className={styles.citations} lang={pipeline.lang}>
        {citations.map(({ title, url, quote }, index) => (
          <li key={url + quote}>
            <ChunkNumber index={index} />
            <span>
              <q>{withoutHeadings(quote)}</q>
              <cite>
                {title} · <code>{url}</code>
              </cite>
            </span>
          </li>
        ))}
      </ol>
    </Frame>
  )
}

type Cited = NonNullable<PipelineData['deepsearch']>['citations'][number]

/** Text with its references (`[^1]`) as links to what they cite. */
function Cited({ text, citations }: { text: string; citations: readonly Cited[] }) {
  return text.split(/\s*\[\^(\d+)\]/).map((part, index) => {
    const cited = index % 2 === 1 ? citations[Number(part) - 1] : undefined
    return cited === undefined ? (
      part
    ) : (
      <Citation
        key={index}
        number={Number(part)}
        href={cited.url}
        title={cited.title}
        quote={withoutMarks(cited.quote)}
      />
    )
  })
}

function Question({ withChunks = false }: { withChunks?: boolean }) {
  const pipeline = usePipeline()
  const { t } = useTranslation('web-landing')
  return (
    <>
      {t('pipeline.question', { question: pipeline.question })} {withChunks ? <ChunkNumbers /> : null}
    </>
  )
}

function MarkdownLength() {
  const pipeline = usePipeline()
  const { t } = useTranslation('web-landing')
  const { locale } = usePageAddress()
  const characters = formatNumber(pipeline.reader?.characters ?? 0, locale)
  return t('pipeline.characters', { characters })
}

function ChunkNumbers() {
  const pipeline = usePipeline()
  return (
    <span className={styles.numbers}>
      {pipeline.tokenizer?.chunks.map((chunk, index) => (
        <ChunkNumber key={chunk} index={index} />
      ))}
    </span>
  )
}

function ChunkNumber({ index }: { index: number }) {
  return <span className={styles.number}>{index + 1}</span>
}

function Score({ value }: { value: number }) {
  const { locale } = usePageAddress()
  return <span className={styles.score}>{formatDecimal(value, locale, 2)}</span>
}
