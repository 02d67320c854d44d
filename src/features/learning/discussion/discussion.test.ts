import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classApi } from '#src/features/learning/class/contract.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { expectAgreement } from '#tests/can.ts'
import { allRefused, refusal } from '#tests/world.ts'
import { discussionApi as api } from './contract.ts'
import { openDiscussion } from './test-discussion.ts'

const { db, newUser, newClass, text, start, reply, list, topic, titlesTold } =
  await openDiscussion()

test('members start topics and reply; the list says who, how many and what is new', async () => {
  const { owner, classId, student, fellow, helper } = await newClass()
  const topicId = await start(student, classId)
  await reply(helper, topicId)
  await reply(owner, topicId, '按体积和重量中较大的')
  expect(await list(fellow, classId)).toMatchObject([
    { title: '运费怎么算', excerpt: '求助', replies: 2, unread: true, pinned: false },
  ])
  const seen = await topic(fellow, topicId)
  expect(seen).toMatchObject({ author: { name: '林晓舟', teaches: false, isMine: false } })
  expect(seen.items.map(({ author }) => [author.name, author.teaches, author.assists])).toEqual([
    ['苏灵溪', false, true],
    ['沈知遥', true, false],
  ])
  // The own topic is new to its author where others have replied.
  expect(await list(student, classId)).toMatchObject([{ unread: true }])
  const count = async () => (await fellow(classApi.getClass, { classId })).unreadTopics
  expect(await count()).toBe(1)
  await fellow(api.setSeen, { classId })
  expect(await count()).toBe(0)
  // What was new at the beginning of a visit stays marked until the person has been away for a while.
  expect(await list(fellow, classId)).toMatchObject([{ unread: true }])
  await db.execute(sql`
    update discussion_visits set seen_at = now() - interval '31 minutes' where user_id = ${fellow.id}`)
  await db.execute(sql`
    update discussion_replies set created_at = now() - interval '1 hour' where topic_id = ${topicId}`)
  await db.execute(sql`
    update discussion_topics set created_at = now() - interval '2 hours', last_reply_at = now() - interval '1 hour'
    where id = ${topicId}`)
  await fellow(api.setSeen, { classId })
  expect(await list(fellow, classId)).toMatchObject([{ unread: false }])
  await reply(student, topicId, '明白了')
  expect(await list(fellow, classId)).toMatchObject([{ unread: true, replies: 3 }])
})

test('a repeated call writes nothing twice', async () => {
  const { classId, student, owner } = await newClass()
  const given = { key: randomHex(), classId, title: '一次', ...text('一次') }
  const ids = await Promise.all([student(api.create, given), student(api.create, given)])
  expect(ids[0]).toEqual(ids[1])
  const { topicId } = ids[0]
  const answer = { key: randomHex(), topicId, ...text('一次') }
  const replies = await Promise.all([owner(api.reply, answer), owner(api.reply, answer)])
  expect(replies[0]).toEqual(replies[1])
  expect(await list(student, classId)).toMatchObject([{ replies: 1 }])
})

test('the list is searched, filtered and sorted; pinned ones come first', async () => {
  const { owner, classId, student, fellow } = await newClass()
  const first = await start(student, classId, '报关单 100%')
  const second = await start(fellow, classId, '提单')
  const third = await start(fellow, classId, 'Incoterms')
  await reply(owner, first)
  const ids = async (more: object) =>
    (await list(student, classId, more)).map(({ topicId }) => topicId)
  expect(await ids({})).toEqual([first, third, second])
  expect(await ids({ sort: 'newest' })).toEqual([third, second, first])
  expect(await ids({ keyword: 'incoTERMS' })).toEqual([third])
  expect(await ids({ keyword: '%' })).toEqual([first])
  expect(await ids({ filter: 'mine' })).toEqual([first])
  expect(await ids({ filter: 'unanswered' })).toEqual([third, second])
  expect(await ids({ filter: 'pinned' })).toEqual([])
  await owner(api.setPinned, { topicId: second, pinned: true })
  expect(await ids({ filter: 'pinned' })).toEqual([second])
  expect(await ids({ sort: 'newest' })).toEqual([second, third, first])
})

test('those who take part are told of replies, until they stop following', async () => {
  const { owner, classId, student, fellow } = await newClass()
  const topicId = await start(student, classId)
  await reply(fellow, topicId)
  await eventually(async () =>
    expect(await titlesTold(student)).toEqual(['您在“国贸 2601 班”发起的话题“运费怎么算”有新回复']),
  )
  await reply(owner, topicId)
  await eventually(async () =>
    expect(await titlesTold(fellow)).toEqual(['您在“国贸 2601 班”关注的话题“运费怎么算”有新回复']),
  )
  expect(await topic(fellow, topicId)).toMatchObject({ follows: true })
  await fellow(api.setFollowed, { topicId, followed: false })
  // Another reply of the same person does not begin it again.
  await reply(fellow, topicId)
  expect(await topic(fellow, topicId)).toMatchObject({ follows: false })
  await reply(owner, topicId)
  await eventually(async () => expect(await titlesTold(student)).toHaveLength(4))
  expect(await titlesTold(fellow)).toHaveLength(1)
})

test('authors edit and delete their own; a line stays where others have replied', async () => {
  const { classId, student, fellow } = await newClass()
  const topicId = await start(student, classId)
  const replyId = await reply(fellow, topicId)
  await allRefused(
    [
      fellow(api.edit, { topicId, title: '改', ...text('改') }),
      fellow(api.delete, { topicId }),
      student(api.editReply, { replyId, ...text('改') }),
      student(api.deleteReply, { replyId }),
    ],
    refusal('interaction.notAuthor'),
  )
  await student(api.edit, { topicId, title: '改过', ...text('改过') })
  await fellow(api.editReply, { replyId, ...text('改了') })
  const edited = await topic(student, topicId)
  expect(edited).toMatchObject({ title: '改过', edited: true, items: [{ edited: true }] })
  await student(api.delete, { topicId })
  await student(api.delete, { topicId })
  const gone = await topic(fellow, topicId)
  expect(gone).toMatchObject({ title: '', body: '', deleted: true, items: [{ replyId }] })
  await expect(reply(fellow, topicId)).rejects.toMatchObject(refusal('discussion.deleted'))
  await fellow(api.deleteReply, { replyId })
  await fellow(api.deleteReply, { replyId })
  expect(await topic(fellow, topicId)).toMatchObject({ items: [], replies: 0 })
  const alone = await start(student, classId)
  await student(api.delete, { topicId: alone })
  await expect(topic(student, alone)).rejects.toMatchObject(refusal('discussion.unknown'))
})

test('teachers and assistants pin, close and delete; what they may travels with the answer', async () => {
  const { owner, classId, student, fellow, helper } = await newClass()
  const topicId = await start(student, classId)
  const replyId = await reply(fellow, topicId)
  await allRefused(
    [
      student(api.setPinned, { topicId, pinned: true }),
      student(api.setClosed, { topicId, closed: true }),
    ],
    refusal('class.notHelper'),
  )
  for (const one of [owner, helper, student]) {
    const { can } = await topic(one, topicId)
    expectAgreement(can.moderate, await one.ask(api.setPinned, { topicId, pinned: true }))
    expectAgreement(can.edit, await one.ask(api.edit, { topicId, title: '问', ...text('问') }))
    expectAgreement(can.follow, await one.ask(api.setFollowed, { topicId, followed: true }))
  }
  await helper(api.setClosed, { topicId, closed: true })
  const { can, closed } = await topic(owner, topicId)
  expect(closed).toBe(true)
  expectAgreement(
    can.reply,
    await owner.ask(api.reply, { key: randomHex(), topicId, ...text('问') }),
  )
  await expect(reply(fellow, topicId)).rejects.toMatchObject(refusal('discussion.closed'))
  await helper(api.setClosed, { topicId, closed: false })
  await helper(api.deleteReply, { replyId })
  await reply(fellow, topicId)
  // With its replies, unlike its author.
  await owner(api.delete, { topicId })
  await expect(topic(student, topicId)).rejects.toMatchObject(refusal('discussion.unknown'))
})

test('strangers, and members who have left, find nothing', async () => {
  const { owner, classId, student, fellow } = await newClass()
  const topicId = await start(student, classId)
  const replyId = await reply(fellow, topicId)
  const stranger = await newUser('teacher')
  await fellow(classApi.quit, { classId })
  for (const one of [stranger, fellow]) {
    await allRefused(
      [
        topic(one, topicId),
        reply(one, topicId),
        one(api.edit, { topicId, title: '改', ...text('改') }),
        one(api.setPinned, { topicId, pinned: true }),
        one(api.setClosed, { topicId, closed: true }),
        one(api.setFollowed, { topicId, followed: true }),
        one(api.report, { topicId, reason: 'abuse', words: '' }),
        one(api.editReply, { replyId, ...text('改') }),
        one(api.deleteReply, { replyId }),
        one(api.reportReply, { replyId, reason: 'abuse', words: '' }),
      ],
      refusal('discussion.unknown'),
    )
    const picture = { classId, uploadId: randomHex(), name: 'a.png', size: 9 }
    await allRefused(
      [
        list(one, classId),
        start(one, classId),
        one(api.setSeen, { classId }),
        one(api.setOff, { classId, off: true }),
        one(api.beginPicture, picture),
      ],
      refusal('class.unknown'),
    )
    await one(api.delete, { topicId })
  }
  expect(await list(owner, classId)).toHaveLength(1)
})

test('while it is switched off, nobody writes, and only those who look after the class read', async () => {
  const { owner, classId, student, helper } = await newClass()
  const topicId = await start(student, classId)
  const replyId = await reply(student, topicId)
  await expect(student(api.setOff, { classId, off: true })).rejects.toMatchObject(
    refusal('class.notTeacher'),
  )
  await expect(helper(api.setOff, { classId, off: true })).rejects.toMatchObject(
    refusal('class.notTeacher'),
  )
  await owner(api.setOff, { classId, off: true })
  await owner(api.setOff, { classId, off: true })
  expect(await student(api.getTopics, { classId })).toMatchObject({ isOff: true, items: [] })
  expect(await helper(api.getTopics, { classId })).toMatchObject({ isOff: true, total: 1 })
  expect((await owner(classApi.getClass, { classId })).unreadTopics).toBe(0)
  await allRefused(
    [
      topic(student, topicId),
      reply(student, topicId),
      student(api.editReply, { replyId, ...text('改') }),
      start(student, classId),
      start(owner, classId),
      reply(owner, topicId),
      owner(api.beginPicture, { classId, uploadId: randomHex(), name: 'a.png', size: 9 }),
    ],
    refusal('discussion.off'),
  )
  const { can } = await topic(helper, topicId)
  expect([can.reply.may, can.moderate.may]).toEqual([false, true])
  await owner(api.setOff, { classId, off: false })
  expect(await list(student, classId)).toHaveLength(1)
})

test('an archived class is read only; a deleted one takes its discussion along', async () => {
  const { owner, classId, student } = await newClass()
  const topicId = await start(student, classId)
  const replyId = await reply(owner, topicId)
  await owner(classApi.archive, { classId })
  await student(api.setSeen, { classId })
  await allRefused(
    [
      start(student, classId),
      reply(student, topicId),
      student(api.edit, { topicId, title: '改', ...text('改') }),
      student(api.delete, { topicId }),
      owner(api.deleteReply, { replyId }),
      owner(api.editReply, { replyId, ...text('改') }),
      owner(api.setPinned, { topicId, pinned: true }),
      owner(api.setClosed, { topicId, closed: true }),
      owner(api.setOff, { classId, off: true }),
      student(api.setFollowed, { topicId, followed: false }),
    ],
    refusal('class.archived'),
  )
  expect(await topic(student, topicId)).toMatchObject({ items: [{ replyId }] })
  await owner(classApi.delete, { classId })
  const { rows } = await db.execute(sql`select from discussion_replies where id = ${replyId}`)
  expect(rows).toEqual([])
})
