import { expect, onTestFinished, test, vi } from 'vitest'

import { log } from './log.ts'

test('a field does not take the place of the event, the level or the time of its line', () => {
  vi.stubEnv('LOG_LEVEL', 'info')
  onTestFinished(() => void vi.unstubAllEnvs())
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  log('warn', 'webhook settled', { event: 'evt_1', level: 'none', time: 0, status: 200 })
  const [[line] = []] = write.mock.calls
  write.mockRestore()
  expect(JSON.parse(String(line))).toEqual({
    time: expect.stringMatching(/^20\d\d-/) as string,
    level: 'warn',
    event: 'webhook settled',
    status: 200,
  })
})
