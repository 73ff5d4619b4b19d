/** How wide the side navigation is: with the names of the tabs, or with their icons alone. */
export type NavigationWidth = 'collapsed' | 'expanded'

/** Entry of the session storage with the width that was chosen by hand. */
export const navigationEntry = 'sf:navigation'

/** Attribute of the element around the navigation and the page. */
export const navigationAttribute = 'data-navigation'
