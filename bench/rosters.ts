// node scripts/run.mjs bench/rosters.ts
// A roster of 500 and the first lesson in one process: milliseconds of CPU with the database.
import { sql } from 'drizzle-orm'
import { termsVersion } from '#src/features/people/account/forms.ts'
import { seedClass } from '#src/features/learning/class/server/seed-class.ts'
import { openInProcess } from './in-process.ts'

const school = await openInProcess()
const { newPerson, call, print, kernel, measured } = school
const { db } = kernel
const teacher = await newPerson('owner', '2')
const visitor = { userId: 0, token: '' }
const linesOf = (count: number, group = '') =>
  Array.from({ length: count }, (_, at) => ({
    ...{ number: String(2_026_030_001 + at), name: `学员${String.fromCodePoint(0x4e00 + at)}` },
    ...{ phone: '', email: '', group },
  }))
const newClass = async (code: string) => {
  const classId = await db.transaction((tx) =>
    seedClass(tx, {
      ...{ name: '国际贸易 2601 班', code, yearFrom: 2026, semester: 'first' as const },
      ...{ ownerId: teacher.userId, createdAt: new Date(), students: [] },
    }),
  )
  return classId
}
const lines = linesOf(500)
const codes = ['BENCH222', 'BENCH223', 'BENCH224', 'BENCH225', 'BENCH226', 'BENCH227']
const classIds: number[] = []
for (const code of codes) classIds.push(await newClass(code))
const [classId] = classIds as [number]
print(
  'A roster of 500 imported',
  await measured(
    5,
    (at) => call('Roster/Import', teacher, { classId: classIds[at % 6], lines }),
    1,
  ),
  150,
)
print(
  'The same again, without a change',
  await measured(10, () => call('Roster/Preview', teacher, { classId, lines }), 2),
  60,
)
await db.execute(sql`analyze`)
print('A page of it', await measured(50, () => call('Roster/GetRoster', teacher, { classId })), 8)
await call('Roster/OpenLesson', teacher, { classId })
const activate = (at: number) => {
  const { number, name } = lines[at]!
  const given = { code: codes[0], number, name, password: `Harbour-${at}-x`, termsVersion }
  return call('Roster/Activate', visitor, given)
}
print('One activation', await measured(100, activate), 20)
print(
  'The projector’s page',
  await measured(50, () => call('Roster/GetLesson', teacher, { classId })),
  8,
)
await school.close()
