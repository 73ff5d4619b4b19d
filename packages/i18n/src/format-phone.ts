/** Country codes with one or two digits (ITU-T E.164); all others have three. */
const shortCountryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** Groups a phone number as people write it: `+15555550100` becomes `+1 555 555 0100`, with no-break spaces. Returns any other text as it is. */
export function formatPhone(number: string): string {
  if (!/^\+\d{7,15}$/.test(number)) return number
  const digits = number.slice(1)
  const countryCode = shortCountryCode.exec(digits)?.[0] ?? digits.slice(0, 3)
  const groups = digits.slice(countryCode.length).match(/\d{4}(?=\d{4}$)|\d{3}(?=\d{3})|\d+/g) ?? []
  return [`+${countryCode}`, ...groups].join('\u00A0')
}
