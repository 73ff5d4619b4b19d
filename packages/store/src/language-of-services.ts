/** The language in which services describe failures; their words are marked with it on pages in other languages. */
export const languageOfServices = 'en'
