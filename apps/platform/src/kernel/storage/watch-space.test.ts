import { expect, test } from 'vitest'

import type { Database } from './database.ts'
import { openTestDatabase } from './open-database.test-support.ts'
import { watchSpace } from './watch-space.ts'

test('after a statement that found the disk full, there is no space until a megabyte can be stored again', async () => {
  const real = await openTestDatabase()
  let isFull = false
  let attempts = 0
  const full = () =>
    Promise.reject(
      Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' }),
    )
  const small: Database = {
    ...real,
    query: (text, parameters) =>
      isFull && text.startsWith('insert') ? full() : real.query(text, parameters),
    transaction(work) {
      attempts++
      return isFull ? full() : real.transaction(work)
    },
  }
  const { database, checkSpace } = watchSpace(small)
  await checkSpace()
  await expect(database.query('select 1 / 0')).rejects.toThrow('division by zero')
  await checkSpace()
  expect(attempts).toBe(0)

  isFull = true
  await expect(database.query('insert into sweeps values (1)')).rejects.toThrow('No space left')
  // Statements that need no space succeed meanwhile.
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  await expect(checkSpace()).rejects.toThrow('No space left')
  await expect(checkSpace()).rejects.toThrow('No space left')
  isFull = false
  await checkSpace()
  await checkSpace()
  expect(attempts).toBe(3)
  expect(await real.query(`select to_regclass('taken_space') as name`)).toEqual([{ name: null }])
})
