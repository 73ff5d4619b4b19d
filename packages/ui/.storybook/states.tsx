import type { ComponentType } from 'react'

/** The attributes that styles go by, set as react-aria-components set them; native elements follow the same ones. */
const states: Readonly<Record<string, readonly string[]>> = {
  'At rest': [],
  'Under the pointer': ['data-hovered'],
  Pressed: ['data-hovered', 'data-pressed'],
}

/**
 * A story that shows its component at rest, under the pointer and pressed. `part` selects what carries the state; `variants` are
 * props beside those of the story, one drawing for each; `own` gives what must differ from state to state (names of groups and
 * landmarks). What has the focus is shown by the stories of the keyboard.
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
