import { createHash } from 'node:crypto'
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

test('a transaction that lost against another one is run again, and gives up after some tries', async () => {
  const database = await openTestDatabase()
  let tries = 0
  const lost = (code: string, times: number) =>
    database.transaction(async (sql) => {
      tries += 1
      await sql.query('insert into sweeps (name, next_at) values ($1, now())', [`${code} ${times}`])
      if (tries <= times)
        await sql.query(`do $$ begin raise exception 'lost' using errcode = '${code}'; end $$`)
      return tries
    })
  for (const code of ['40001', '40P01']) {
    tries = 0
    expect(await lost(code, 2)).toBe(3)
    expect(await database.query('select 1 as one from sweeps where name = $1', [`${code} 2`])).toHaveLength(1)
  }
  tries = 0
  await expect(lost('40001', 100)).rejects.toThrow('lost')
  expect(tries).toBe(6)
  tries = 0
  await expect(lost('23505', 100)).rejects.toThrow('lost')
  expect(tries).toBe(1)
})

test('a single statement that lost against another one is run again', async () => {
  const database = await openTestDatabase()
  await database.script(`create sequence tries;
    create function lose(times int) returns bigint language plpgsql as $$ begin
      if nextval('tries') <= times then raise exception 'lost' using errcode = '40P01'; end if;
      return currval('tries');
    end $$`)
  expect(await database.query('select lose(2) as tries')).toEqual([{ tries: 3 }])
  await database.script('drop function lose; drop sequence tries')
})

test.each([true, false])(
  'a statement is named by its text on a connection of our own (%s), and has no name where a pooler may be',
  async (isOwn) => {
    const sent: { name?: string; text: string }[] = []
    const connection = Object.assign(new EventEmitter(), {
      release: () => undefined,
      query: (statement: { name?: string; text: string }) => {
        sent.push(statement)
        return Promise.resolve({ rows: [] })
      },
    })
    const pool = { connect: () => Promise.resolve(connection) }
    const database = poolDatabase(pool as unknown as pg.Pool, { isOwn })
    for (const text of ['select 1', 'select 2', 'select 1']) await database.query(text)
    const hash = createHash('sha256').update('select 1').digest('hex').slice(0, 32)
    const [first, second, third] = sent.map(({ name }) => name)
    expect([first, third]).toEqual(isOwn ? [hash, hash] : [undefined, undefined])
    expect(first === second).toBe(!isOwn)
  },
)
