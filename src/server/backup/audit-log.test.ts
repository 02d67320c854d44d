import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { defineActs } from '../audit/acts.ts'
import type { Db } from '../database/db.ts'
import { recordAct } from '../audit/record-act.ts'
import { auditLog } from '../audit/tables.ts'
import { testDatabase } from '../testing/database.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'farsail-audit-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'school.tar.gz')

/** The product's own tables, with the trigger of its migrations. */
async function school() {
  const { config, db } = await testDatabase()
  const client = new Client(config)
  await client.connect()
  afterAll(() => client.end())
  return { client, db }
}
const origin = { ip: '192.0.2.7', requestId: 'r-1' }
const { done } = defineActs('test', { done: { zh: '做了', en: 'Did it' } })
const on = (subjectUserId: number) => ({ subjectUserId })

test('a restore includes the audit log, also when it replaces another school, and the log stays unchangeable', async () => {
  const first = await school()
  for (const number of [1, 2, 3])
    await recordAct(first.db, { viewer: null, origin }, done, on(number))
  await writeBackup(first.client, file)
  const second = await school()
  await recordAct(second.db, { viewer: null, origin }, done, on(9))
  await expect(restoreBackup(second.client, file)).rejects.toThrow('not empty')
  await restoreBackup(second.client, file, { replace: true })
  const rows = await second.db.select().from(auditLog).orderBy(auditLog.id)
  expect(rows).toEqual(await first.db.select().from(auditLog).orderBy(auditLog.id))
  expect(rows.map(({ subjectUserId }) => subjectUserId)).toEqual([1, 2, 3])
  for (const change of ['truncate', 'delete from']) {
    await expect(second.client.query(`${change} audit_log`)).rejects.toThrow('cannot be changed')
  }
  await recordAct(second.db, { viewer: null, origin }, done, on(4))
  expect(await second.db.$count(auditLog)).toBe(4)
})

test('a failed restore leaves the log as it was, and unchangeable', async () => {
  const { client, db } = await school()
  await recordAct(db, { viewer: null, origin }, done, on(7))
  // Fails after the tables were emptied: a row of the backup does not fit.
  await client.query(`alter table audit_log add constraint none check (subject_user_id > 5)`)
  await expect(restoreBackup(client, file, { replace: true })).rejects.toThrow('none')
  expect(await db.$count(auditLog)).toBe(1)
  await expect(client.query('truncate audit_log')).rejects.toThrow('cannot be changed')
})

test('what triggers keep comes back as it was, because a restore leaves them off', async () => {
  const counted = async (db: Db) =>
    (await db.execute('select type, sum(questions)::int as n from question_counts group by 1')).rows
  const make = (db: Db) =>
    db.execute(`insert into questions (type, title, title_en, words, likeness)
      values ('essay', '', '', '', '{}'), ('essay', '', '', '', '{}')`)
  const counts = join(folder, 'counts.tar.gz')
  const [first, second] = [await school(), await school()]
  await make(first.db)
  await writeBackup(first.client, counts)
  await restoreBackup(second.client, counts)
  expect(await counted(second.db)).toEqual([{ type: 'essay', n: 2 }])
  await make(second.db)
  expect(await counted(second.db)).toEqual([{ type: 'essay', n: 4 }])
})
