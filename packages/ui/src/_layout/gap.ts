/** Distance between the children of a layout component: 4, 8, 16, 24 or 48 px. */
export type Gap = 'xs' | 'sm' | 'md' | 'lg' | 'xl'
