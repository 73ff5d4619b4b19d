/** The first segments of the paths that the front and the emulator know. */
const roots = [
  '',
  'emulator',
  'identitytoolkit.googleapis.com',
  'securetoken.googleapis.com',
  'www.googleapis.com',
]

/**
 * Whether a path is spelled as clients spell it: without encoded characters, doubled or last slashes, and with the case of the provider's
 * hosts. The emulator reads some other spellings as the same call, and the rules of the front would not know them.
 */
export function isCanonicalPath(path: string): boolean {
  const [, root = ''] = path.split('/')
  const isKnown = roots.includes(root.toLowerCase())
  return /^\/$|^(\/[\w:.~@!$&'()*+,=-]+)+$/.test(path) && (!isKnown || roots.includes(root))
}
