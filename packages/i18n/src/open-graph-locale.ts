/** Returns a locale as Open Graph writes it, with its likeliest region: `de_DE`. */
export function openGraphLocale(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize()
  return `${language}_${region}`
}
