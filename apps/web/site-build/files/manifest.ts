import { brand } from '@search-foundation/content/brand'

/** Returns the web app manifest: name, icon and colors of the site on a home screen. */
export function manifestText(color: string): string {
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    background_color: color,
    theme_color: color,
    icons: [{ src: '/favicon-light.svg', type: 'image/svg+xml', sizes: 'any' }],
  })
}
