import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { messageApi } from '#src/features/people/message/contract.ts'
import { moderationApi } from '#src/features/office/moderation/contract.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { expectAgreement } from '#tests/can.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { allRefused, type Person, refusal } from '#tests/world.ts'
import { interactionApi as api } from './contract.ts'
import { courseGroup } from './server/tell-pages.ts'
import { countReplies } from './server/count-replies.ts'
import { lockInteraction } from './server/facts.ts'
import { interactionReplies } from './tables.ts'
import { openInteraction } from './test-interaction.ts'
import { courseTopic, interactionTopic } from './topics.ts'

const { app, newUser, learner, coTeach, question, answer, asked, thread } = await openInteraction()

const titles = async (person: Person) =>
  (await person(messageApi.getSendMessageList, {})).items.map(({ title }) => title)

/** Each asking of open pages to look again, in its order. */
const heard: { topic: string; userIds: readonly number[] }[] = []
app.kernel.events.subscribe('stale', (event) => void heard.push(event))
/** Each asking of the open pages of a course. */
const heardByCourse: { topics: readonly string[]; id: number }[] = []
app.kernel.events.subscribe('staleOf', (event) => void heardByCourse.push(event))
const peopleOf = (topic: string, events = heard) =>
  new Set(events.filter((event) => event.topic === topic).flatMap(({ userIds }) => userIds))

test('a private question is in nothing that another learner reads', async () => {
  const { asker, interactionId, courseId, itemIds, teacher } = await asked('我的成绩怎么算？', true)
  const fellow = await learner({ courseId })
  const absent = refusal('interaction.notFound')
  const { replyId } = await teacher(api.reply, answer(interactionId, '单独答复'))
  await allRefused(
    [
      thread(fellow, interactionId),
      fellow(api.reply, answer(interactionId, '我')),
      fellow(api.edit, { interactionId, body: '<p>x</p>' }),
      fellow(api.setMeToo, { interactionId, meToo: true }),
      fellow(api.setFollowed, { interactionId, followed: true }),
      fellow(api.report, { interactionId, reason: 'abuse', words: '' }),
      fellow(api.reportReply, { replyId, reason: 'abuse', words: '' }),
      fellow(api.setAccepted, { replyId, accepted: true }),
      fellow(api.editReply, { replyId, body: '<p>x</p>' }),
    ],
    absent,
  )
  const list = await fellow(api.getItemQuestions, { courseId, itemId: itemIds[0]! })
  expect([list.total, list.items]).toEqual([0, []])
  expect((await fellow(api.findSimilar, { courseId, text: '成绩怎么算' })).items).toEqual([])
  expect((await asker(api.findSimilar, { courseId, text: '成绩怎么算' })).items).toHaveLength(1)
  expect((await fellow(api.getMine, { tab: 'followed' })).counts.followed).toBe(0)
  expect(await titles(fellow)).toEqual([])
  const own = await asker(api.getItemQuestions, { courseId, itemId: itemIds[0]! })
  expect(own.items).toMatchObject([{ interactionId, isPrivate: true }])
  expect((await teacher(api.getCourse, { courseId, state: 'all', only: 'private' })).total).toBe(1)
})

test('open pages of others hear nothing of a private question, and those of a course all of a public one', async () => {
  const { asker, interactionId, courseId, itemIds, teacher } = await asked('公开的')
  const fellow = await learner({ courseId })
  const given = question({ courseId, itemIds }, '单独问', { isPrivate: true })
  const { interactionId: privateId } = await asker(api.ask, given)
  await teacher(api.reply, answer(privateId, '单独答'))
  const alone = new Set([asker.id, teacher.id])
  await eventually(() => expect(peopleOf(interactionTopic(privateId))).toEqual(alone))
  const before = heard.length
  await fellow(api.reply, answer(interactionId, '答'))
  const told = { topics: [courseTopic(courseId), interactionTopic(interactionId)], id: courseId }
  // Events come in their order, so that none about the private question is still on its way.
  await eventually(() => expect(heardByCourse.at(-1)).toMatchObject(told))
  expect(heard).toHaveLength(before)
  expect(peopleOf(interactionTopic(privateId))).toEqual(alone)
  expect(heardByCourse.flatMap(({ topics }) => topics)).not.toContain(interactionTopic(privateId))
  // Of the people whose pages are open, those of the course are told: learners, the owner and accepted co-teachers.
  const [helper, invited] = [await newUser('teacher'), await newUser('teacher')]
  await coTeach(helper, courseId)
  await coTeach(invited, courseId, false)
  const people = [asker, fellow, teacher, helper, invited, await newUser('student')]
  const found = await courseGroup.among(
    app.kernel.db,
    courseId,
    people.map(({ id }) => id),
  )
  expect(new Set(found)).toEqual(new Set([asker.id, fellow.id, teacher.id, helper.id]))
})

test('a teacher who teaches no longer reads a private question no longer', async () => {
  const { interactionId, courseId } = await asked('单独的', true)
  const helper = await newUser('teacher')
  await coTeach(helper, courseId)
  await helper(api.setFollowed, { interactionId, followed: true })
  expect((await helper(api.getMine, { tab: 'followed' })).total).toBe(1)
  await app.kernel.db.$client.query('delete from course_staff where user_id = $1', [helper.id])
  expect((await helper(api.getMine, { tab: 'followed' })).total).toBe(0)
  await expect(thread(helper, interactionId)).rejects.toMatchObject(refusal('course.notJoined'))
})

test('an administrator who does not teach the course reads no private question', async () => {
  const { interactionId, courseId } = await asked('单独的', true)
  const admin = await newUser('admin')
  await allRefused([thread(admin, interactionId)], refusal('interaction.notFound'))
  await allRefused([admin(api.getCourse, { courseId })], refusal('interaction.notTeacher'))
  const { interactionId: open } = await asked('公开的')
  await allRefused(
    [admin(api.setFollowed, { interactionId: open, followed: true })],
    refusal('interaction.notInCourse'),
  )
  await allRefused(
    [admin(api.setMeToo, { interactionId: open, meToo: true })],
    refusal('interaction.forLearners'),
  )
})

test('reports hide a question and a reply, with a reason, until they are shown again', async () => {
  const { asker, interactionId, courseId, itemIds, teacher } = await asked('骂人的话')
  const [fellow, reviewer] = [await learner({ courseId }), await newUser('reviewer')]
  const { replyId } = await fellow(api.reply, answer(interactionId, '广告'))
  await asker(api.setAccepted, { replyId, accepted: true })
  const reason = { reason: 'abuse' as const, words: '' }
  await Promise.all([1, 2, 3].map(() => teacher(api.report, { interactionId, ...reason })))
  await teacher(api.reportReply, { replyId, ...reason })
  await allRefused(
    [
      asker(api.report, { interactionId, ...reason }),
      fellow(api.reportReply, { replyId, ...reason }),
    ],
    refusal('interaction.own'),
  )
  const { items } = await reviewer(moderationApi.getReports, {})
  const cases = items.filter(({ kind }) => kind !== 'courseReview')
  expect(cases).toMatchObject([
    { kind: 'interaction', id: interactionId, text: '骂人的话', count: 1 },
    { kind: 'interactionReply', id: replyId, text: '广告', count: 1 },
  ])
  const reply = { kind: 'interactionReply' as const, id: replyId }
  await reviewer(moderationApi.hideReported, { ...reply, ...reason })
  expect(await thread(asker, interactionId)).toMatchObject({
    ...{ replies: 0, accepted: false, items: [] },
  })
  expect((await thread(fellow, interactionId)).items).toMatchObject([
    { hidden: { reason: 'abuse' } },
  ])
  await reviewer(moderationApi.restoreHidden, reply)
  expect((await thread(asker, interactionId)).replies).toBe(1)

  const it = { kind: 'interaction' as const, id: interactionId }
  await reviewer(moderationApi.hideReported, { ...it, ...reason })
  await allRefused(
    [thread(fellow, interactionId), thread(teacher, interactionId)],
    refusal('interaction.notFound'),
  )
  expect((await teacher(api.getCourse, { courseId, state: 'all' })).total).toBe(0)
  const shown = await asker(api.getItemQuestions, { courseId, itemId: itemIds[0]! })
  expect(shown.items).toMatchObject([{ interactionId, isHidden: true }])
  const { can } = await thread(asker, interactionId)
  expectAgreement(can.delete, await asker.ask(api.delete, { interactionId }))
  expectAgreement(can.reply, await asker.ask(api.reply, answer(interactionId, '再说')))
  expectAgreement(can.edit, await asker.ask(api.edit, { interactionId, body: '<p>客气的话</p>' }))
  await reviewer(moderationApi.restoreHidden, it)
  expect((await thread(fellow, interactionId)).body).toBe('<p>客气的话</p>')
})

test('what a page offers is what the calls answer, for each kind of person', async () => {
  const { asker, interactionId, courseId, teacher } = await asked('可以吗？')
  const fellow = await learner({ courseId })
  const { replyId } = await fellow(api.reply, answer(interactionId, '可以'))
  const reason = { reason: 'abuse' as const, words: '' }
  for (const person of [asker, fellow, teacher]) {
    const { can, items } = await thread(person, interactionId)
    const reply = items.find((one) => one.replyId === replyId)!
    const about = `${person.id}`
    const ask = person.ask.bind(person)
    expectAgreement(can.meToo, await ask(api.setMeToo, { interactionId, meToo: true }), about)
    const followed = await ask(api.setFollowed, { interactionId, followed: true })
    expectAgreement(can.follow, followed, about)
    expectAgreement(can.report, await ask(api.report, { interactionId, ...reason }), about)
    expectAgreement(
      can.edit,
      await ask(api.edit, { interactionId, body: '<p>可以吗？</p>' }),
      about,
    )
    expectAgreement(reply.can.report, await ask(api.reportReply, { replyId, ...reason }), about)
    expectAgreement(
      reply.can.edit,
      await ask(api.editReply, { replyId, body: '<p>可以</p>' }),
      about,
    )
    expectAgreement(
      reply.can.accept,
      await ask(api.setAccepted, { replyId, accepted: true }),
      about,
    )
  }
  for (const person of [teacher, fellow]) {
    const { can, items } = await thread(person, interactionId)
    const reply = items.find((one) => one.replyId === replyId)!
    expectAgreement(can.delete, await person.ask(api.delete, { interactionId }))
    expectAgreement(reply.can.delete, await person.ask(api.deleteReply, { replyId }))
  }
})

test('a follower who takes no part in the course any more is told of no reply', async () => {
  const { asker, interactionId, courseId, teacher } = await asked('公开的')
  const [helper, fellow] = [await newUser('teacher'), await learner({ courseId })]
  await coTeach(helper, courseId)
  for (const person of [helper, fellow]) {
    await person(api.setFollowed, { interactionId, followed: true })
  }
  await app.kernel.db.$client.query('delete from course_staff where user_id = $1', [helper.id])
  await teacher(api.reply, answer(interactionId, '答复'))
  // Followers are told in one run, so that the other one would have heard too.
  await eventually(async () => expect(await titles(fellow)).toHaveLength(1))
  expect(await titles(helper)).toEqual([])
  expect(await titles(asker)).toHaveLength(1)
})

test('a reply that is hidden while another one comes leaves the right count', async () => {
  const { asker, interactionId, courseId, teacher } = await asked('问题')
  const [fellow, reviewer] = [await learner({ courseId }), await newUser('reviewer')]
  const { replyId } = await fellow(api.reply, answer(interactionId, '广告'))
  const reason = { reason: 'abuse' as const, words: '' }
  await teacher(api.reportReply, { replyId, ...reason })
  const { hiding } = await app.kernel.db.transaction(async (tx) => {
    await lockInteraction(tx, interactionId)
    const key = randomHex()
    await tx
      .insert(interactionReplies)
      .values({ interactionId, authorId: teacher.id, key, body: '<p>答复</p>', byTeacher: true })
    await countReplies(tx, [interactionId])
    const call = reviewer(moderationApi.hideReported, {
      ...{ kind: 'interactionReply' as const, id: replyId },
      ...reason,
    })
    // The other call comes as far as it can: to the lock of the question.
    await eventually(async () => {
      const { rows } = await app.kernel.db.execute(sql`
        select from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`)
      expect(rows).not.toHaveLength(0)
    })
    return { hiding: call }
  })
  await hiding
  expect(await thread(asker, interactionId)).toMatchObject({ replies: 1, answered: true })
})

test('marks of direction in a question turn no line of a list round', async () => {
  const { teacher, courseId } = await asked('倒过来\u202e的&#x202e;字')
  const { items } = await teacher(api.getCourse, { courseId, state: 'all' })
  expect(items[0]!.excerpt).toBe('倒过来的字')
})
