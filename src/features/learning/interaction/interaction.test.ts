import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { messageApi } from '#src/features/people/message/contract.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { allRefused, type Person, refusal } from '#tests/world.ts'
import { interactionApi as api } from './contract.ts'
import { interactionPaths } from './paths.ts'
import { openInteraction } from './test-interaction.ts'

const { db, newUser, course, learner, coTeach, question, answer, asked, thread } =
  await openInteraction()

const messagesOf = async (person: Person) =>
  (await person(messageApi.getSendMessageList, { kind: 'interaction' })).items
const questionsOf = async (person: Person, courseId: number, itemId: number) =>
  (await person(api.getItemQuestions, { courseId, itemId })).items.map((one) => one.interactionId)
const working = async (person: Person, courseId: number, state: 'unanswered' | 'waiting' | 'all') =>
  (await person(api.getCourse, { courseId, state })).items.map((one) => one.interactionId)

test('a question is asked once however often its call comes, and stands first beside its item', async () => {
  const made = await course()
  const { courseId, itemIds, teacher } = made
  const asker = await learner(made)
  const other = await asker(api.ask, question(made, '另一个', { at: 1 }))
  const first = {
    ...question(made, '成交方式怎么填？<script>alert(1)</script>'),
    anchor: { kind: 'words' as const, words: '成交方式', before: '', after: '与发票' },
  }
  const answers = await Promise.all([1, 2, 3].map(() => asker(api.ask, first)))
  expect(new Set(answers.map(({ interactionId }) => interactionId)).size).toBe(1)
  const { interactionId } = answers[0]!
  expect(await questionsOf(asker, courseId, itemIds[0]!)).toEqual([
    interactionId,
    other.interactionId,
  ])
  expect(await questionsOf(asker, courseId, itemIds[2]!)).toEqual([])
  expect(await thread(asker, interactionId)).toMatchObject({
    body: '<p>成交方式怎么填？</p>',
    place: { item: '甲', gone: null, anchor: first.anchor },
    follows: false,
    items: [],
  })
  // The text loses the words: the question keeps them, and says so.
  await db.execute(sql`update course_items set body = '<p>别的</p>' where id = ${itemIds[0]}`)
  expect((await thread(asker, interactionId)).place).toMatchObject({
    gone: 'place',
    anchor: first.anchor,
  })
  const told = (await messagesOf(teacher)).map(({ link }) => link)
  expect(told).toEqual(
    [interactionId, other.interactionId].map((interaction) =>
      interactionPaths.course(courseId, { interaction }),
    ),
  )
})

test('empty and endless content is refused', async () => {
  const { asker, interactionId, ...made } = await asked()
  const { envelope } = await asker.ask(api.ask, question(made, '&nbsp; '))
  expect(JSON.stringify(envelope)).toContain('内容不能为空')
  await expect(
    asker(api.reply, { ...answer(interactionId, ''), body: '<script>x</script>' }),
  ).rejects.toMatchObject(refusal('interaction.empty'))
  await expect(asker(api.reply, answer(interactionId, '长'.repeat(5001)))).rejects.toMatchObject(
    refusal('interaction.tooLong'),
  )
})

test('a reply comes once, reaches the asker and the followers, and counts', async () => {
  const { asker, interactionId, teacher, ...made } = await asked()
  const { courseId } = made
  const follower = await learner(made)
  await Promise.all([1, 2].map(() => follower(api.setMeToo, { interactionId, meToo: true })))
  expect(await working(teacher, courseId, 'unanswered')).toEqual([interactionId])
  const reply = answer(interactionId, '按发票填')
  const ids = await Promise.all([1, 2, 3].map(() => teacher(api.reply, reply)))
  expect(new Set(ids.map(({ replyId }) => replyId)).size).toBe(1)
  expect(await working(teacher, courseId, 'unanswered')).toEqual([])
  const seen = await thread(asker, interactionId)
  expect(seen).toMatchObject({ replies: 1, meToo: 1, answered: true, accepted: false })
  expect(seen.items).toMatchObject([{ body: '<p>按发票填</p>', author: { teaches: true } }])
  expect(await messagesOf(asker)).toMatchObject([
    { text: '按发票填', link: expect.stringContaining(`interaction=${interactionId}`) },
  ])
  await eventually(async () => expect(await messagesOf(follower)).toHaveLength(1))
  // Of one's own reply nobody tells oneself.
  await follower(api.setFollowed, { interactionId, followed: false })
  await asker(api.reply, answer(interactionId, '谢谢'))
  expect(await messagesOf(asker)).toHaveLength(1)
})

test('the asker and the teachers accept an answer; its author hears of it once', async () => {
  const { asker, interactionId, teacher, ...made } = await asked()
  const [one, two] = [await learner(made), await learner(made)]
  const { replyId } = await one(api.reply, answer(interactionId, '第一'))
  const second = await two(api.reply, answer(interactionId, '第二'))
  await expect(one(api.setAccepted, { replyId, accepted: true })).rejects.toMatchObject(
    refusal('interaction.mayNotAccept'),
  )
  await Promise.all([1, 2].map(() => asker(api.setAccepted, { replyId, accepted: true })))
  expect(await messagesOf(one)).toHaveLength(1)
  expect(await working(teacher, made.courseId, 'unanswered')).toEqual([])
  await teacher(api.setAccepted, { replyId: second.replyId, accepted: true })
  const order = (await thread(two, interactionId)).items
  expect(order.map(({ replyId: id, accepted }) => [id, accepted])).toEqual([
    [second.replyId, true],
    [replyId, false],
  ])
  // Taking back one that is accepted no longer leaves the other.
  await asker(api.setAccepted, { replyId, accepted: false })
  expect((await thread(asker, interactionId)).accepted).toBe(true)
  await two(api.deleteReply, { replyId: second.replyId })
  expect(await thread(asker, interactionId)).toMatchObject({ accepted: false, replies: 1 })
})

test('a deleted question with replies of others leaves a line; without them it is gone', async () => {
  const { asker, interactionId, courseId, itemIds, teacher } = await asked()
  await asker(api.reply, answer(interactionId, '补充'))
  await teacher(api.reply, answer(interactionId, '答'))
  await expect(teacher(api.delete, { interactionId })).rejects.toMatchObject(
    refusal('interaction.notAuthor'),
  )
  await asker(api.delete, { interactionId })
  await asker(api.delete, { interactionId })
  expect(await thread(teacher, interactionId)).toMatchObject({
    deleted: true,
    body: '',
    replies: 2,
  })
  await expect(teacher(api.reply, answer(interactionId, '再答'))).rejects.toMatchObject(
    refusal('interaction.deleted'),
  )
  expect(await working(teacher, courseId, 'all')).toEqual([])
  const { interactionId: second } = await asker(
    api.ask,
    question({ courseId, itemIds }, '没有人回复的'),
  )
  await asker(api.reply, answer(second, '自己补充'))
  await asker(api.delete, { interactionId: second })
  await expect(thread(asker, second)).rejects.toMatchObject(refusal('interaction.notFound'))
})

test('a text is edited by its author alone, and says so', async () => {
  const { asker, interactionId, teacher } = await asked()
  const { replyId } = await teacher(api.reply, answer(interactionId, '答'))
  await allRefused(
    [
      teacher(api.edit, { interactionId, body: '<p>x</p>' }),
      asker(api.editReply, { replyId, body: '<p>x</p>' }),
      asker(api.deleteReply, { replyId }),
    ],
    refusal('interaction.notAuthor'),
  )
  await asker(api.edit, { interactionId, body: '<p>改过的</p>' })
  await teacher(api.editReply, { replyId, body: '<p>改过的答</p>' })
  expect(await thread(asker, interactionId)).toMatchObject({
    ...{ body: '<p>改过的</p>', edited: true },
    items: [{ body: '<p>改过的答</p>', edited: true }],
  })
})

test('what has waited for 24 hours comes first, and a teacher’s own question waits for nobody', async () => {
  const { interactionId: old, asker, teacher, ...made } = await asked()
  await db.execute(
    sql`update interactions set created_at = now() - interval '25 hours' where id = ${old}`,
  )
  const { interactionId: fresh } = await asker(api.ask, question(made, '新的'))
  await teacher(api.ask, question(made, '大家怎么看？'))
  expect(await working(teacher, made.courseId, 'unanswered')).toEqual([old, fresh])
  expect(await working(teacher, made.courseId, 'waiting')).toEqual([old])
  const { counts, items } = await teacher(api.getCourse, { courseId: made.courseId })
  expect(counts).toEqual({ unanswered: 2, waiting: 1, answered: 1, all: 3 })
  expect(items.map(({ waits }) => waits)).toEqual([true, false])
  const found = await teacher(api.getCourse, {
    courseId: made.courseId,
    keyword: '成交',
    state: 'all',
  })
  expect(found.items.map((one) => one.interactionId)).toEqual([old])
})

test('only learners and teachers of the course take part; learners know each other by a letter', async () => {
  const { interactionId, courseId, itemIds, teacher } = await asked()
  const stranger = await newUser('student')
  await allRefused(
    [
      thread(stranger, interactionId),
      stranger(api.ask, question({ courseId, itemIds }, '我')),
      stranger(api.getItemQuestions, { courseId, itemId: itemIds[0]! }),
      stranger(api.findSimilar, { courseId, text: '成交方式' }),
      stranger(api.reply, answer(interactionId, '我')),
    ],
    refusal('course.notJoined'),
  )
  const [invited, other] = [await newUser('teacher'), await newUser('teacher')]
  await coTeach(invited, courseId, false)
  for (const person of [invited, other]) {
    await expect(person(api.getCourse, { courseId })).rejects.toMatchObject(
      refusal('interaction.notTeacher'),
    )
  }
  const fellow = await learner({ courseId })
  expect((await thread(fellow, interactionId)).author.name).toMatch(/^.＊＊$/)
  expect((await thread(teacher, interactionId)).author.name).not.toContain('＊')
})

test('questions like the one being written are found by their words', async () => {
  const { asker, interactionId, courseId, itemIds } = await asked()
  await asker(api.ask, question({ courseId, itemIds }, '运费由谁承担？'))
  const find = async (text: string) =>
    (await asker(api.findSimilar, { courseId, text })).items.map((one) => one.interactionId)
  expect(await find('成交方式应该怎样填写')).toEqual([interactionId])
  expect(await find('保险费率')).toEqual([])
  expect(await find('？')).toEqual([])
})

test('my interactions are my questions, those with replies of others, and those that I follow', async () => {
  const { asker, interactionId, courseId, itemIds, teacher } = await asked()
  const { interactionId: quiet } = await asker(api.ask, question({ courseId, itemIds }, '第二'))
  await teacher(api.reply, answer(interactionId, '答复'))
  const fellow = await learner({ courseId })
  await fellow(api.setFollowed, { interactionId, followed: true })
  const mine = async (person: Person, tab: 'mine' | 'replies' | 'followed') =>
    (await person(api.getMine, { tab })).items.map((one) => one.interactionId)
  expect(await mine(asker, 'mine')).toEqual([quiet, interactionId])
  expect(await mine(asker, 'replies')).toEqual([interactionId])
  expect(await mine(asker, 'followed')).toEqual([])
  const { items } = await fellow(api.getMine, { tab: 'followed' })
  expect(items).toMatchObject([{ interactionId, lastReply: { excerpt: '答复' } }])
  // Who has left the course reads no further.
  await db.execute(sql`delete from course_learners where user_id = ${fellow.id}`)
  expect(await mine(fellow, 'followed')).toEqual([])
})

test('the number of statements does not grow with the questions', async () => {
  const { asker, courseId, itemIds, teacher, interactionId } = await asked()
  const reads = async () => {
    const used: number[] = []
    for (const read of [
      () => asker(api.getItemQuestions, { courseId, itemId: itemIds[0]! }),
      () => asker(api.getMine, {}),
      () => teacher(api.getCourse, { courseId }),
      () => asker(api.getQuestion, { interactionId }),
    ]) {
      await read()
      // Other work on the same pool may come between: the least of three is that of the read.
      const three = [await statements(read), await statements(read), await statements(read)]
      used.push(Math.min(...three))
    }
    return used
  }
  const few = await reads()
  const fellow = await learner({ courseId })
  for (let at = 0; at < 6; at += 1) {
    await fellow(api.reply, answer(interactionId, `答 ${at}`))
    await asker(api.ask, question({ courseId, itemIds }, `问 ${at}`))
  }
  expect(await reads()).toEqual(few)
})

async function statements(read: () => Promise<unknown>): Promise<number> {
  const pool = db.$client
  const query = pool.query.bind(pool)
  let count = 0
  pool.query = ((...given: Parameters<typeof query>) => {
    count += 1
    return query(...given)
  }) as typeof pool.query
  try {
    await read()
  } finally {
    pool.query = query
  }
  return count
}

test('joining again shows the course’s questions of before', async () => {
  const { interactionId, courseId } = await asked()
  const late = await newUser('student')
  await late(courseApi.join, { courseId, fee: 0 })
  expect((await thread(late, interactionId)).can).toMatchObject({
    reply: { may: true },
    edit: { may: false },
    meToo: { may: true },
  })
})

test('whether a text has some words is told only to those who may open it', async () => {
  const made = await course()
  const asker = await learner(made)
  const words = (at: number, some: string) => ({
    ...question(made, '这是什么意思？', { at }),
    anchor: { kind: 'words' as const, words: some, before: '', after: '' },
  })
  const { interactionId } = await asker(api.ask, words(2, '没有的字'))
  expect((await thread(asker, interactionId)).place.gone).toBe('place')
  await db.execute(sql`update courses set in_order = true where id = ${made.courseId}`)
  await allRefused(
    [asker(api.ask, words(2, '成交方式')), asker(api.ask, words(2, '没有的字'))],
    refusal('course.chapterLocked'),
  )
  expect((await thread(asker, interactionId)).place.gone).toBeNull()
  expect((await thread(made.teacher, interactionId)).place.gone).toBe('place')
})

test('one’s own question is not followed: its asker hears of replies without it', async () => {
  const { asker, interactionId } = await asked()
  const { can, follows } = await thread(asker, interactionId)
  expect([can.follow.may, follows]).toEqual([false, false])
  await allRefused(
    [asker(api.setFollowed, { interactionId, followed: true })],
    refusal('interaction.ownFollowed'),
  )
})
