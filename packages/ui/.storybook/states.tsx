import type { ComponentType } from 'react'

/** Attributes that styles select, as react-aria-components set them. Native elements use the same ones. */
const states: Readonly<Record<string, readonly string[]>> = {
  'At rest': [],
  'Under the pointer': ['data-hovered'],
  Pressed: ['data-hovered', 'data-pressed'],
}

/**
 * A story that shows its component at rest, hovered and pressed. `part` selects the elements with the state; `variants` are
 * additional props, one instance for each; `own` returns the props that must differ between states (names of groups and
 * landmarks). Focus is shown by the keyboard stories.
 */
export const statesOf = (
  part: string,
  variants: readonly object[] = [{}],
  own: (state: number) => object = () => ({}),
) => ({
  render: (args: object, { component: Component }: { component?: ComponentType<object> }) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {Object.entries(states).map(([title, attributes], state) => (
        <div key={title} style={{ display: 'grid', gap: '0.5rem' }}>
          <span style={{ color: 'var(--color-text-muted)', fontSize: 'var(--text-xs)' }}>{title}</span>
          <div
            style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' }}
            ref={(row) => {
              for (const element of row?.querySelectorAll(part) ?? [])
                for (const attribute of attributes) element.setAttribute(attribute, 'true')
            }}
          >
            {Component &&
              variants.map((variant, index) => (
                <Component key={index} {...args} {...variant} {...own(state)} />
              ))}
          </div>
        </div>
      ))}
    </div>
  ),
})
