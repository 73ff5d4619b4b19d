import type { ReactNode } from 'react'

/**
 * A part of a page nobody operates: rendered into the HTML, never again in the browser. React keeps the markup it finds
 * and neither runs the components inside nor needs their messages. Shows nothing when mounted without prerendered HTML.
 */
export function Static({
  as: Tag = 'div',
  className,
  children,
}: {
  as?: 'div' | 'header' | 'footer' | 'section'
  className?: string
  children: ReactNode
}) {
  if (import.meta.env.SSR) return <Tag className={className}>{children}</Tag>
  return <Tag className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
