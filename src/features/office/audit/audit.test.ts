import { auditApi } from '#src/features/office/audit/contract.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { peopleActs } from '#src/features/office/people/server/acts-text.ts'
import { privacyActs } from '#src/features/people/privacy/server/acts-text.ts'
import { securityActs } from '#src/features/people/security/server/acts-text.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import { auditLog } from '#src/server/audit/tables.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { auditPerPage, peopleMost } from './contract.ts'
import { countedMost } from '#src/shared/limits.ts'

const { app, visitor, newUser } = await openWorld()
const { db } = app.kernel
const admin = await newUser('admin', { username: 'chief', realName: '林校长' })
const li = await newUser('student', { username: 'li2026', realName: '李小明' })
const liang = await newUser('student', { username: 'liang', realName: '李良' })
const wang = await newUser('teacher', { username: 'wang', realName: '王老师' })

const origin = { ip: '192.0.2.7', requestId: 'r-1' }
const by = (viewer: { id: number } | null) => ({ viewer, origin })
await recordAct(db, by(admin), peopleActs.lock, { subjectUserId: li.id })
await recordAct(db, by(admin), peopleActs.unlock, { subjectUserId: li.id })
await recordAct(db, by(li), securityActs.setPassword, { subjectUserId: li.id })
await recordAct(db, by(admin), peopleActs.accountRole, {
  subjectUserId: wang.id,
  subject: 'verification:12',
  detail: { before: '1', after: '2', verification: false, reason: '' },
})
await recordAct(db, by(null), privacyActs.erase, { subjectUserId: 999_999 })
// Half an hour before and after midnight in Shanghai.
for (const at of ['2026-03-01T15:30:00Z', '2026-03-01T16:30:00Z']) {
  await db.insert(auditLog).values({ action: 'school.merge', actorId: wang.id, at: new Date(at) })
}

const search = (input: object) => admin(auditApi.getAuditLog, input)
const actionsOf = async (input: object) => (await search(input)).items.map(({ action }) => action)

test('acts are listed newest first, with names and all details', async () => {
  const log = await search({})
  expect(log).toMatchObject({ total: 7, more: false, page: 1, pages: 1, namesCut: false })
  expect(log.items[0]).toMatchObject({
    action: 'privacy.erase',
    actor: null,
    subjectUser: { userId: 999_999, name: '' },
  })
  expect(log.items[1]).toMatchObject({
    actor: { userId: admin.id, name: '林校长' },
    subjectUser: { userId: wang.id, name: '王老师' },
    subject: { name: { en: 'verification:12' }, path: null },
    action: 'people.accountRole',
    name: { zh: '更改了身份', en: 'Changed the role' },
    // Codes have their names; an empty reason and a "no" are left out.
    details: [
      { detail: 'after', name: { zh: '更改后' }, value: '2', words: { en: 'teacher' } },
      { detail: 'before', name: { en: 'before' }, value: '1', words: { zh: '学生' } },
    ],
    ip: '192.0.2.7',
    requestId: 'r-1',
  })
  expect(log.items.at(-1)!.at).toBe('2026-03-01T15:30:00.000Z')
  expect(log.actions.map(({ action }) => action)).toEqual([
    ...['people.accountRole', 'people.lock', 'people.unlock', 'privacy.erase'],
    ...['school.merge', 'security.setPassword'],
  ])
})

test('a name or an id finds a person as actor and as subject, each act once', async () => {
  const all = ['security.setPassword', 'people.unlock', 'people.lock']
  expect(await actionsOf({ keyword: '李小' })).toEqual(all)
  expect(await actionsOf({ keyword: 'LI2026' })).toEqual(all)
  expect(await actionsOf({ keyword: String(li.id) })).toEqual(all)
  expect(await actionsOf({ userId: li.id })).toEqual(all)
  expect(await actionsOf({ keyword: '李' })).toEqual(all)
  expect(await actionsOf({ keyword: '小明' })).toEqual([])
  expect(await actionsOf({ keyword: '%' })).toEqual([])
  expect(await actionsOf({ userId: wang.id, keyword: '李小' })).toEqual([])
  expect(await actionsOf({ userId: liang.id })).toEqual([])
  expect(await actionsOf({ actorId: admin.id, subjectUserId: wang.id })).toEqual([
    'people.accountRole',
  ])
})

test('the search can be limited to an action and to days in Shanghai', async () => {
  expect(await actionsOf({ action: 'people.lock' })).toEqual(['people.lock'])
  expect(await actionsOf({ action: 'school.merge', keyword: 'wang' })).toHaveLength(2)
  const merged = async (input: object) =>
    (await search({ action: 'school.merge', ...input })).items.map(({ at }) => at.slice(11, 16))
  expect(await merged({ to: '2026-03-01' })).toEqual(['15:30'])
  expect(await merged({ from: '2026-03-02', to: '2026-03-02' })).toEqual(['16:30'])
  expect(await merged({ from: '2026-03-01', to: '2026-03-02' })).toEqual(['16:30', '15:30'])
  // The wrong way round is understood.
  expect(await merged({ from: '2026-03-02', to: '2026-03-01' })).toEqual(['16:30', '15:30'])
  await expect(search({ from: '2026-02-30' })).rejects.toMatchObject(refusal('common.invalid'))
})

test('a name with too many people is reported as cut; pages and totals are bounded', async () => {
  await db.execute(sql`insert into users (username, password_hash, real_name)
    select 'many' || n, '', '张伟' from generate_series(1, ${peopleMost + 1}) n`)
  expect(await search({ keyword: '张伟' })).toMatchObject({ namesCut: true, total: 0 })
  // An exact name is always searched for, even among many names that begin with it.
  const exact = await newUser('student', { username: 'many' })
  await recordAct(db, by(admin), peopleActs.accountRole, { subjectUserId: exact.id })
  expect(await search({ keyword: 'many' })).toMatchObject({
    namesCut: true,
    items: [{ action: 'people.accountRole' }],
  })
  await db.execute(sql`insert into audit_log (action, actor_id, at)
    select 'bulk.act', ${admin.id}, '2020-01-01' from generate_series(1, ${countedMost + 5})`)
  const log = await search({ action: 'bulk.act' })
  expect(log).toMatchObject({ total: countedMost, more: true })
  expect(log.items).toHaveLength(auditPerPage)
  // An act that no room declares any more is shown by its code.
  expect(log.items[0]!.name).toEqual({ zh: 'bulk.act', en: 'bulk.act' })
  const last = await search({ action: 'bulk.act', page: log.pages })
  expect(last.items).toHaveLength(countedMost % auditPerPage || auditPerPage)
  expect(await search({ action: 'bulk.act', page: log.pages + 1 })).toMatchObject({
    total: countedMost,
    items: [],
  })
})

test.each([
  "update audit_log set action = 'x'",
  'update audit_log set action = action where false',
  'delete from audit_log',
  'delete from audit_log where false',
  'truncate audit_log',
  'truncate audit_log, outbox_messages cascade',
  `insert into audit_log (id, action) overriding system value
    values (1, 'x') on conflict (id) do update set action = 'y'`,
])('the log cannot be changed: %s', async (statement) => {
  const before = await db.execute(sql`select count(*), min(action), max(action) from audit_log`)
  await expect(db.$client.query(statement)).rejects.toThrow('the audit log cannot be changed')
  expect(
    (await db.execute(sql`select count(*), min(action), max(action) from audit_log`)).rows,
  ).toEqual(before.rows)
})

test('an act that is rolled back leaves no record', async () => {
  const before = await db.$count(auditLog)
  const failing = db.transaction(async (tx) => {
    await recordAct(tx, by(admin), peopleActs.lock, { subjectUserId: li.id })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await db.$count(auditLog)).toBe(before)
})

test('only administrators read the log', async () => {
  for (const kind of ['student', 'teacher', 'editor', 'reviewer'] as const) {
    const person = await newUser(kind)
    await expect(person(auditApi.getAuditLog, {})).rejects.toMatchObject(
      refusal('common.forbidden'),
    )
  }
  await expect(visitor(auditApi.getAuditLog, {})).rejects.toMatchObject(refusal('common.noToken'))
})

test('sign-ins and profile changes are listed where they or their person are looked for', async () => {
  const [routine] = await db
    .insert(auditLog)
    .values({ action: 'account.signIn', actorId: 888_888, subjectUserId: 888_888 })
    .returning()
  expect(await actionsOf({})).not.toContain('account.signIn')
  expect(await actionsOf({ action: 'account.signIn' })).toEqual(['account.signIn'])
  for (const input of [{ userId: routine!.actorId! }, { actorId: routine!.actorId! }]) {
    expect(await actionsOf(input)).toEqual(['account.signIn'])
  }
})
