import { expect, test, vi } from 'vitest'

test('a field does not take the place of the event, the level or the time of its line', async () => {
  vi.stubEnv('LOG_LEVEL', 'info')
  vi.resetModules()
  const { log } = await import('./log.ts')
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  log('warn', 'webhook settled', { event: 'evt_1', level: 'none', time: 0, status: 200 })
  const [[line] = []] = write.mock.calls
  write.mockRestore()
  vi.unstubAllEnvs()
  expect(JSON.parse(String(line))).toEqual({
    time: expect.stringMatching(/^20\d\d-/) as string,
    level: 'warn',
    event: 'webhook settled',
    status: 200,
  })
})
