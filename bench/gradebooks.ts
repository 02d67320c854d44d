// node scripts/run.mjs bench/gradebooks.ts
// Calls of the gradebook of a class of 500 with 100 columns in one process: milliseconds of CPU with the database.
import { sql } from 'drizzle-orm'
import { openAsker } from './asker.ts'
import { openInProcess } from './in-process.ts'
import { seedLargeGradebook } from './seed-large-gradebook.ts'

const [samples, rounds] = [3, 20]
const school = await openInProcess()
const { newPerson, call, print, kernel } = school
const measured = (act: (at: number) => Promise<unknown>) =>
  school.measuredOften([samples, rounds], act)
const { db } = kernel
const teacher = await newPerson('owner', '2')
const { classId, studentIds } = await seedLargeGradebook(db, teacher.userId)
await db.execute(sql`analyze`)
const { rows: columns } = await db.execute<{ id: number }>(
  sql`select id from grade_columns where class_id = ${classId} order by id limit 1`,
)
const columnId = columns[0]!.id
const read = await call('Gradebook/GetGradebook', teacher, { classId })
console.log(`The answer of 500 × 100: ${Math.round(JSON.stringify(read).length / 1024)} KiB`)
// An answer of this size is asked for over a connection: within the process it would be copied several times.
const asker = openAsker(
  `${await school.listen()}/api/Gradebook/GetGradebook?classId=${classId}`,
  teacher.token,
)
print('A gradebook of 500 × 100', (await measured(() => asker.ask(10))) / 10, 15)
asker.end()
const userId = studentIds[250]!
print(
  'One student of it',
  await measured(() => call('Gradebook/GetGradebook', teacher, { classId, userId })),
  8,
)
const { rows: now } = await db.execute<{ mark: string }>(sql`
  select split_part(cell, ':', 2) as mark from grade_rows, unnest(string_to_array(marks, ',')) as cell
  where class_id = ${classId} and user_id = ${userId} and cell like ${`${columnId}:%`}`)
let was = now[0]!.mark
print(
  'One mark saved',
  await measured(async (at) => {
    const is = String(5000 + (at % 2 === 0 ? 1 : 2))
    const changes = [{ columnId, userId, was, is }]
    await call('Gradebook/SetMarks', teacher, { classId, changes })
    was = is
  }),
  8,
)
const { revision } = await call<{ revision: number }>('Gradebook/GetGradebook', teacher, {
  classId,
})
print(
  'What a colleague has changed',
  await measured(() => call('Gradebook/GetChanges', teacher, { classId, after: revision - 3 })),
  8,
)
await school.close()
