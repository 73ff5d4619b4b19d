declare module 'virtual:component-texts' {
  type Texts = Readonly<Record<string, unknown>>

  /** Loads all texts of React Aria in a locale, by package and key. */
  export const packs: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, Texts>> }>>>
}
