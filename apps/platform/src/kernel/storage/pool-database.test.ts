import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { expect, test } from 'vitest'

import { openTestDatabase } from './open-database.test-support.ts'
import { poolDatabase } from './pool-database.ts'

test('a statement that fails leaves the connection as it was', async () => {
  const database = await openTestDatabase()
  await expect(database.query('select 1 / 0')).rejects.toThrow('division by zero')
  await expect(
    database.transaction(async (sql) => {
      await sql.query('create table left_behind (id text)')
      await sql.query('select no_such_column')
    }),
  ).rejects.toThrow('no_such_column')
  expect(await database.query(`select to_regclass('left_behind') as name`)).toEqual([{ name: null }])
})

test('values come back as they went in', async () => {
  const database = await openTestDatabase()
  const at = new Date('2026-03-01T12:00:00.123Z')
  const values = [9_007_199_254_740_991, at, ['a', '{b"', null], { nested: [1] }, Buffer.from([0, 255]), null]
  const [row] = await database.query(
    'select $1::bigint as a, $2::timestamptz as b, $3::text[] as c, $4::jsonb as d, $5::bytea as e, $6::text as f',
    values,
  )
  expect(Object.values(row ?? {})).toEqual(values)
})

test('a connection that breaks in mid-statement is given up, and fails that statement alone', async () => {
  const released: unknown[] = []
  class Connection extends EventEmitter {
    isBroken: boolean
    constructor(isBroken: boolean) {
      super()
      this.isBroken = isBroken
    }
    query(): Promise<{ rows: object[] }> {
      if (!this.isBroken) return Promise.resolve({ rows: [{ one: 1 }] })
      const error = new Error('connection lost')
      this.emit('error', error)
      return Promise.reject(error)
    }
    release(error: unknown): void {
      released.push(error)
    }
  }
  const connections = [new Connection(true), new Connection(false)]
  const pool = { connect: () => Promise.resolve(connections.shift()) }
  const database = poolDatabase(pool as unknown as pg.Pool)
  await expect(database.query('select 1 as one')).rejects.toThrow('connection lost')
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  expect(released).toEqual([new Error('connection lost'), undefined])
})
