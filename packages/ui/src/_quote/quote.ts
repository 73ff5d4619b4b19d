/** Words of someone else, such as a service, in their own language. */
export interface Quote {
  /** What they said. */
  text: string
  /** Language of the text, for `lang`. */
  lang: string
}
