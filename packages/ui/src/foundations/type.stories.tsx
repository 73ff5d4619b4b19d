import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const sizes = [
  ['xs', '12'],
  ['sm', '14'],
  ['md', '16'],
  ['lg', '18'],
  ['xl', '20 to 22'],
  ['2xl', '24 to 28'],
  ['3xl', '28 to 36'],
  ['4xl', '34 to 48'],
] as const

/** 12 to 48 px at 1440 px of width; from 22 px up a size grows with the page. */
export const Scale: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {sizes.map(([size, px], index) => (
        <p
          key={size}
          style={{
            fontSize: `var(--text-${size})`,
            lineHeight: 1.2,
            fontWeight: index > 3 ? 'var(--weight-heading)' : undefined,
            letterSpacing: index > 5 ? 'var(--tracking-tight)' : undefined,
          }}
        >
          Find the few that matter{' '}
          <small
            style={{
              fontSize: 'var(--text-xs)',
              fontWeight: 'var(--weight-text)',
              letterSpacing: 0,
              whiteSpace: 'nowrap',
            }}
          >
            text-{size}, {px} px
          </small>
        </p>
      ))}
    </div>
  ),
}

/** Three weights: text, controls and names, headings. */
export const Weights: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.5rem', fontSize: 'var(--text-xl)' }}>
      {['text', 'medium', 'heading'].map((weight) => (
        <p key={weight} style={{ fontWeight: `var(--weight-${weight})` }}>
          Find the few that matter{' '}
          <small style={{ fontSize: 'var(--text-xs)', fontWeight: 'var(--weight-text)' }}>
            weight-{weight}
          </small>
        </p>
      ))}
    </div>
  ),
}

/** Each script of our languages, in the fonts its readers expect. */
export const Scripts: Story = {
  render: () => (
    <dl style={{ display: 'grid', gap: '1rem', fontSize: 'var(--text-lg)' }}>
      {(
        [
          ['en-US', 'Latin', 'A query lights the passages nearest to it.'],
          ['de', 'Latin, long words', 'Guthabenunterschreitungsbenachrichtigung für Schlüssel'],
          ['ru', 'Cyrillic', 'Запрос находит ближайшие отрывки текста.'],
          ['mn', 'Cyrillic, Mongolian', 'Хайлт хамгийн ойрын өгүүлбэрийг олно.'],
          ['zh-CN', 'Chinese, simplified', '查询会点亮与它最接近的段落。'],
          ['zh-TW', 'Chinese, traditional', '查詢會點亮與它最接近的段落。'],
          ['ja', 'Japanese', '問い合わせに最も近い文章が光ります。'],
          ['ko', 'Korean', '질문에 가장 가까운 문장이 빛납니다.'],
        ] as const
      ).map(([lang, name, words]) => (
        <div key={lang}>
          <dt style={{ fontSize: 'var(--text-xs)', color: 'var(--color-text-muted)' }}>
            {name} ({lang})
          </dt>
          <dd lang={lang} style={{ margin: 0 }}>
            {words}
          </dd>
        </div>
      ))}
    </dl>
  ),
}

/** Keys, code, and aligned numbers. */
export const Mono: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      <code>sf_trial_0O1lI · 1,204,331 · {'=> !== >='}</code>
      <p style={{ fontVariantNumeric: 'tabular-nums' }}>
        1,111,111
        <br />
        8,888,888
      </p>
    </div>
  ),
}
