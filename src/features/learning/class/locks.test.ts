import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually } from '#src/server/testing/eventually.ts'
import { openWorld } from '#tests/world.ts'
import { classApi } from './contract.ts'
import { chosenOf, noChoice } from './test-copy.ts'

const { newUser, app } = await openWorld()
const { db } = app.kernel
const given = { name: '国贸 2601 班', yearFrom: '2026', semester: 'first' as const }

test.each(['restore', 'answerOffer', 'copy', 'join'] as const)(
  'an act locks the class before its person: %s',
  async (act) => {
    const owner = await newUser('teacher')
    const { classId } = await owner(classApi.create, given)
    const { code } = (await owner(classApi.getClass, { classId })).code!
    const other = await newUser('teacher')
    if (act === 'restore') await owner(classApi.archive, { classId })
    if (act === 'answerOffer')
      await owner(classApi.offer, { classId, userId: other.id, stays: true })
    const person = act === 'answerOffer' || act === 'join' ? other : owner
    const copy = {
      ...noChoice,
      ...(act === 'copy' && chosenOf(await owner(classApi.getCopy, { classId }))),
    }
    const acts = {
      restore: () => owner(classApi.restore, { classId }),
      answerOffer: () => other(classApi.answerOffer, { classId, accept: true }),
      copy: () => owner(classApi.copy, { ...copy, classId, ...given, withTeachers: false }),
      join: () => other(classApi.join, { code }),
    }
    let running: Promise<unknown> | undefined
    await db.transaction(async (tx) => {
      await tx.execute(sql`select from classes where id = ${classId} for update`)
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      running = acts[act]()
      running.catch(() => undefined)
      await eventually(async () => {
        const waiting = await db.execute(sql`
          select from pg_stat_activity where ${rows[0]!.pid}::int = any(pg_blocking_pids(pid))`)
        expect(waiting.rows).toHaveLength(1)
      })
      // Had the act locked its person already, this one and that act would wait for each other. A message that is being
      // written to the person takes a lighter lock.
      await tx.execute(sql`select from users where id = ${person.id} for no key update nowait`)
    })
    await running
  },
)

test('a student number is stored in one spelling, whatever keys typed it', async () => {
  const owner = await newUser('teacher')
  const { classId } = await owner(classApi.create, given)
  const { code } = (await owner(classApi.getClass, { classId })).code!
  const student = await newUser('student')
  await db.execute(sql`update users set student_number = '２０２５０７' where id = ${student.id}`)
  await student(classApi.join, { code })
  const joined = await db.execute(sql`
    select student_number as number from class_members where class_id = ${classId} and user_id = ${student.id}`)
  expect(joined.rows).toEqual([{ number: '202507' }])
  const numbers = { classId, userId: student.id }
  await owner(classApi.setNumber, { ...numbers, number: ' ２０２６\u200b０１０２ ' })
  const { rows } = await db.execute(sql`
    select student_number as number from class_members where class_id = ${classId} and user_id = ${student.id}`)
  expect(rows).toEqual([{ number: '20260102' }])
})
