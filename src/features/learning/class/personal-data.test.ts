import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '#tests/world.ts'
import { classApi } from './contract.ts'
import { classParts } from './server/personal-data.ts'

const { newUser, app } = await openWorld()
const { db } = app.kernel
const given = { name: '跟单 2602 班', yearFrom: '2026', semester: 'full' as const }

test('the classes of a deleted owner go to the longest co-teacher, or are archived', async () => {
  const [owner, first, second] = await Promise.all([
    newUser('teacher'),
    newUser('teacher'),
    newUser('teacher'),
  ])
  const kept = await owner(classApi.create, given)
  const alone = await owner(classApi.create, given)
  for (const one of [first, second]) {
    await owner(classApi.invite, { ...kept, who: one.username, role: 'coTeacher' })
    await one(classApi.answerInvitation, { ...kept, accept: true })
  }
  const { code } = (await owner(classApi.getClass, alone)).code!
  const student = await newUser('student')
  await student(classApi.join, { code })
  const other = await newUser('teacher')
  for (const of of [kept, alone]) await owner(classApi.offer, { ...of, userId: other.id })
  for (let times = 0; times < 2; times++)
    for (const part of classParts) await db.transaction((tx) => part.erase(tx, owner.id))
  expect((await first(classApi.getClass, kept)).role).toBe('owner')
  expect((await second(classApi.getClass, kept)).role).toBe('coTeacher')
  const read = await student(classApi.getClass, alone)
  expect(read).toMatchObject({ state: 'archived', owner: null })
  expect((await other(classApi.getMine, {})).offers, 'an offer ends with its owner').toEqual([])
  const { rows } = await db.execute(
    sql`select from class_events where actor_id = ${owner.id} or subject_id = ${owner.id}`,
  )
  expect(rows).toEqual([])
})
