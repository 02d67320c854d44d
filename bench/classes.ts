// node scripts/run.mjs bench/classes.ts
// Calls of the pages of a class of 500 in one process: milliseconds of CPU with the database.
import { sql } from 'drizzle-orm'
import { membersOf } from '#src/features/learning/class/server/members-of.ts'
import { seedClass } from '#src/features/learning/class/server/seed-class.ts'
import { openInProcess } from './in-process.ts'

const [samples, rounds] = [5, 50]
const school = await openInProcess()
const { newPerson, call, print, kernel } = school
/** The median of several samples, because jobs of the new school run beside the first ones. */
async function measured(act: (at: number) => Promise<unknown>): Promise<number> {
  const each: number[] = []
  for (let at = 0; at < samples; at++) each.push(await school.measured(rounds, act))
  return each.toSorted((a, b) => a - b)[Math.floor(samples / 2)]!
}
const { db } = kernel
const teacher = await newPerson('owner', '2')
const { rows } = await db.execute<{ id: number }>(sql`
  insert into users (username, password_hash, account_role, real_name)
  select 'student' || n, '', '1', '学员' || n from generate_series(1, 500) n returning id`)
const students = rows.map(({ id }, at) => ({ userId: id, number: String(2_026_030_001 + at) }))
const given = { yearFrom: 2026, semester: 'first' as const, ownerId: teacher.userId }
const classId = await db.transaction((tx) =>
  seedClass(tx, {
    ...{ ...given, students, name: '国际贸易 2601 班', code: 'BENCH222' },
    ...{ createdAt: new Date(), groups: 50 },
  }),
)
await db.execute(sql`analyze`)
const list = (more: object) => call('Class/GetMembers', teacher, { classId, ...more })
print('The people of a class of 500', await measured(() => list({})), 8)
print(
  'The same, searched on another page',
  await measured((at) => list({ keyword: '学员', page: 1 + (at % 10) })),
  8,
)
print('A class', await measured(() => call('Class/GetClass', teacher, { classId })), 8)
print('One’s classes', await measured(() => call('Class/GetMine', teacher, {})), 8)
print('membersOf', await measured(() => membersOf(db, [classId])), 8)
await school.close()
