/** Returns 128 random bits as text. React Native has no `crypto`, and pages that are not served over HTTPS have no `randomUUID`. */
export const randomId = (): string => {
  const { crypto } = globalThis as Partial<typeof globalThis>
  const numbers = new Uint32Array(4)
  return (crypto?.getRandomValues(numbers) ?? numbers.map(() => Math.random() * 2 ** 32)).join('-')
}
