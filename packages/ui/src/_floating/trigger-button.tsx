import type { ComponentProps, ReactElement } from 'react'
import { Pressable } from 'react-aria-components'

/** Lets a native button open the part of react-aria-components around it. The button passes its props and ref on to its element. */
export function TriggerButton({ children }: { children: ReactElement }) {
  return <Pressable>{children as ComponentProps<typeof Pressable>['children']}</Pressable>
}
