import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runs } from '#tests/property.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { classApi, type ClassEvent } from './contract.ts'
import { classParts } from './server/personal-data.ts'

const { newUser, app } = await openWorld()
const { db } = app.kernel
const given = { name: '跟单 2602 班', yearFrom: '2026', semester: 'full' as const }

/** All events of a class, the earliest first. */
async function eventsOf(teacher: Person, classId: number): Promise<ClassEvent[]> {
  const first = await teacher(classApi.getHistory, { classId })
  const more = await Promise.all(
    Array.from({ length: first.pages - 1 }, (_, at) =>
      teacher(classApi.getHistory, { classId, page: at + 2 }),
    ),
  )
  return [first, ...more].flatMap(({ items }) => items).toReversed()
}

/** Returns the people whom the history alone leaves in the class: 'role state' by user. */
function replay(events: ClassEvent[]): Record<number, string> {
  const people = new Map<number, string>()
  const stateless = (text: string | undefined) => text?.split(' ')[0]
  for (const { kind, actor, subject, role } of events) {
    const [by, of] = [actor?.userId ?? 0, subject?.person?.userId ?? 0]
    if (kind === 'created' || kind === 'copied') people.set(by, 'owner member')
    if (kind === 'joined') people.set(by, 'student member')
    if (kind === 'requested') people.set(by, 'student requested')
    if (kind === 'approved') people.set(of, 'student member')
    if (kind === 'invited') people.set(of, `${role} invited`)
    if (kind === 'accepted') people.set(by, `${stateless(people.get(by))} member`)
    if (['withdrawn', 'quit', 'refused'].includes(kind)) people.delete(by)
    if (['declined', 'removed', 'uninvited'].includes(kind)) people.delete(of)
    if (kind === 'archived')
      for (const [id, text] of people) if (!text.endsWith('member')) people.delete(id)
    if (kind === 'takenOver') {
      if (role) people.set(of, `${role} member`)
      else people.delete(of)
      people.set(by, 'owner member')
    }
  }
  return Object.fromEntries(people)
}

async function peopleOf(classId: number): Promise<Record<number, string>> {
  const { rows } = await db.execute<{ id: number; text: string }>(sql`
    select user_id as id, role || ' ' || state as text from class_members where class_id = ${classId}`)
  return Object.fromEntries(rows.map(({ id, text }) => [id, text]))
}

/** Three teachers, of whom the first creates the class, and two students. */
const roles = ['teacher', 'teacher', 'teacher', 'student', 'student'] as const
const who = fc.nat(roles.length - 1)
const acts = fc.array(
  fc.record({
    act: fc.constantFrom(
      ...(['join', 'quit', 'invite', 'answer', 'remove', 'decide', 'approval'] as const),
      ...(['offer', 'answerOffer', 'archive', 'restore', 'complete'] as const),
    ),
    by: who,
    of: who,
    yes: fc.boolean(),
  }),
  { minLength: 5, maxLength: 40 },
)

test('after any acts a class has one owner, and its history explains its people', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (steps) => {
      const everybody = await Promise.all(roles.map((role) => newUser(role)))
      const { classId } = await everybody[0]!(classApi.create, given)
      const { code } = (await everybody[0]!(classApi.getClass, { classId })).code!
      for (const { act, by, of, yes } of steps) {
        const [actor, { id, username }] = [everybody[by]!, everybody[of]!]
        const role = yes ? ('coTeacher' as const) : ('assistant' as const)
        const calls = {
          join: () => actor.ask(classApi.join, { code }),
          quit: () => actor.ask(classApi.quit, { classId }),
          invite: () => actor.ask(classApi.invite, { classId, who: username, role }),
          answer: () => actor.ask(classApi.answerInvitation, { classId, accept: yes }),
          remove: () => actor.ask(classApi.removeMembers, { classId, userIds: [id] }),
          decide: () => actor.ask(classApi.decideRequests, { classId, approve: yes }),
          approval: () =>
            actor.ask(classApi.setCode, { classId, open: true, approval: yes, expiresOn: '' }),
          offer: () => actor.ask(classApi.offer, { classId, userId: id, stays: yes }),
          answerOffer: () => actor.ask(classApi.answerOffer, { classId, accept: yes }),
          archive: () => actor.ask(classApi.archive, { classId }),
          restore: () => actor.ask(classApi.restore, { classId }),
          complete: () => actor.ask(classApi.complete, { classId }),
        }
        expect((await calls[act]()).status).toBeLessThan(500)
      }
      const people = await peopleOf(classId)
      const owners = Object.entries(people).filter(([, text]) => text === 'owner member')
      expect(owners).toHaveLength(1)
      const owner = everybody.find(({ id }) => String(id) === owners[0]![0])!
      expect(replay(await eventsOf(owner, classId))).toEqual(people)
    }),
    runs(30),
  )
})

test('an edit is told by what it changed, and a semester in the words of the reader', async () => {
  const owner = await newUser('teacher')
  const { classId } = await owner(classApi.create, given)
  await owner(classApi.edit, { classId, ...given, name: '跟单 2603 班' })
  await owner(classApi.edit, { classId, ...given, name: '跟单 2603 班', semester: 'second' })
  const [, renamed, moved] = await eventsOf(owner, classId)
  expect(renamed).toMatchObject({ kind: 'edited', from: '跟单 2602 班', to: '跟单 2603 班' })
  expect(moved).toMatchObject({ kind: 'moved', from: '2026 full', to: '2026 second' })
})

test('the history tells that accounts were deleted, and whose the class is since then', async () => {
  const [owner, co, student] = await Promise.all([
    newUser('teacher'),
    newUser('teacher'),
    newUser('student'),
  ])
  const { classId } = await owner(classApi.create, given)
  const { code } = (await owner(classApi.getClass, { classId })).code!
  await owner(classApi.invite, { classId, who: co.username, role: 'coTeacher' })
  await co(classApi.answerInvitation, { classId, accept: true })
  await student(classApi.join, { code })
  for (const { id } of [student, owner])
    for (const part of classParts) await db.transaction((tx) => part.erase(tx, id))
  const events = (await eventsOf(co, classId)).slice(-2)
  expect(events).toMatchObject([
    { kind: 'quit', actor: null },
    { kind: 'takenOver', actor: { userId: co.id }, subject: { person: null }, role: null },
  ])
  expect(await peopleOf(classId)).toEqual({ [co.id]: 'owner member' })
})
