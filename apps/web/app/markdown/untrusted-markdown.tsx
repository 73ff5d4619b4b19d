import { MarkdownView } from '@search-foundation/ui/markdown-view'
import { useEffect, useState } from 'react'

export interface UntrustedMarkdownProps {
  markdown: string
  /** The same as sanitized HTML, where the page was built with it. */
  html?: string
  className?: string
}

/** Markdown from anywhere, as HTML without scripts and pictures. Its parser loads with the first text; until then the source is shown. */
export function UntrustedMarkdown({ markdown, html, className = '' }: UntrustedMarkdownProps) {
  const [rendered, setRendered] = useState<{ of: string; html: string }>()
  useEffect(() => {
    if (html !== undefined) return
    let isCurrent = true
    void import('./render-untrusted.ts')
      .then(({ renderUntrusted }) => renderUntrusted(markdown))
      .then((text) => {
        if (isCurrent) setRendered({ of: markdown, html: text })
      })
    return () => {
      isCurrent = false
    }
  }, [markdown, html])
  const shown = html ?? (rendered?.of === markdown ? rendered.html : undefined)
  if (shown === undefined) return <pre className={className}>{markdown}</pre>
  return (
    <div className={className} dir="auto">
      <MarkdownView html={shown} />
    </div>
  )
}
