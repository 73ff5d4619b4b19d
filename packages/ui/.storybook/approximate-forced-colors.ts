/** Roles of the design system that forced colors draw as text, and those they draw as a marked place. */
const asText = /text|mark|border|focus|strong|firm|^--color-solid|negative-solid|hue/
const asMarked = /accent$|selection/
const asPaper = /^--color-on-|scrim/

/**
 * Shows a page nearly as a system with forced colors would: every role becomes a system color and the rules for
 * `forced-colors: active` hold. A page cannot switch the real mode on; tests and DevTools (Rendering) emulate it.
 * Returns what undoes it.
 */
export function approximateForcedColors(): () => void {
  const root = document.documentElement
  const roles = new Set<string>()
  const media: MediaList[] = []
  for (const sheet of document.styleSheets) visit(sheet.cssRules)

  function visit(rules: CSSRuleList) {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors: active')) {
        media.push(rule.media)
      }
      if (rule instanceof CSSStyleRule) {
        for (const name of rule.style) if (name.startsWith('--color-')) roles.add(name)
      }
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) visit(rule.cssRules)
    }
  }

  const before = media.map(({ mediaText }) => mediaText)
  for (const list of media) list.mediaText = 'all'
  for (const role of roles) root.style.setProperty(role, systemColor(role))
  return () => {
    for (const [index, list] of media.entries()) list.mediaText = before[index] ?? 'not all'
    for (const role of roles) root.style.removeProperty(role)
  }
}

function systemColor(role: string): string {
  if (asPaper.test(role)) return 'Canvas'
  if (asMarked.test(role)) return 'Highlight'
  return asText.test(role) ? 'CanvasText' : 'Canvas'
}
