import type { ComponentType } from 'react'
import { I18nProvider } from 'react-aria-components'

const narrow = { inlineSize: '18rem', maxInlineSize: '100%', minInlineSize: 0 } as const

/**
 * A story that shows its component with texts that are too long for a narrow container, from left to right and, beside it, from right
 * to left. `own` has the props in which the second one differs, such as the name of a landmark.
 */
export const bothWays = <const Args extends object>(args: Args, own: object = {}) => ({
  args,
  parameters: { directions: 'both' },
  render: (shown: object, { component: Component }: { component?: ComponentType<object> }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '2rem' }}>
      {Component && (
        <>
          <div style={narrow}>
            <Component {...shown} />
          </div>
          <I18nProvider locale="ar-EG-u-nu-latn">
            <div dir="rtl" style={narrow}>
              <Component {...shown} {...own} />
            </div>
          </I18nProvider>
        </>
      )}
    </div>
  ),
})
