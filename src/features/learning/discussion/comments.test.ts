import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { readingOf } from '#src/features/content/file/server/reading-port.ts'
import { announcementApi } from '#src/features/learning/announcement/contract.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { moderationApi } from '#src/features/office/moderation/contract.ts'
import { files } from '#src/server/storage/tables.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { expectAgreement } from '#tests/can.ts'
import { allRefused, type Person, refusal } from '#tests/world.ts'
import { discussionApi as api } from './contract.ts'
import { dropPictures } from './server/drop-pictures.ts'
import { openDiscussion } from './test-discussion.ts'

const given = await openDiscussion()
const { app, db, newUser, newClass, text, start, reply, comment, announce, topic } = given
const { titlesTold } = given
const { kernel } = app
const read = (one: Person, announcementId: number) => one(api.getComments, { announcementId })

test('members comment on an announcement; its author hears of it and closes the comments', async () => {
  const { owner, classId, student, fellow, helper } = await newClass()
  const announcementId = await announce(helper, classId)
  const replyId = await comment(student, announcementId)
  await comment(fellow, announcementId, '老师，几点？')
  const seen = await read(fellow, announcementId)
  expect(seen.items.map(({ body }) => body)).toEqual(['<p>收到</p>', '<p>老师，几点？</p>'])
  const said = '“国贸 2601 班”的公告“周五停课”有新评论'
  await eventually(async () => {
    expect(await titlesTold(helper)).toEqual([said, said])
    expect(await titlesTold(student)).toEqual([said])
  })
  expect(await read(helper, announcementId)).toMatchObject({ follows: true })
  await helper(api.setCommentsFollowed, { announcementId, followed: false })
  await comment(student, announcementId)
  expect(await read(helper, announcementId)).toMatchObject({ follows: false })
  const own = await announce(owner, classId)
  await expect(
    helper(api.setCommentsClosed, { announcementId: own, closed: true }),
  ).rejects.toMatchObject(refusal('announcement.notYours'))
  for (const one of [student, helper, owner]) {
    const { can } = await read(one, announcementId)
    const act = { announcementId, closed: true }
    expectAgreement(can.close, await one.ask(api.setCommentsClosed, act))
  }
  await expect(comment(student, announcementId)).rejects.toMatchObject(
    refusal('discussion.commentsClosed'),
  )
  // One's own words are still edited and deleted, and teachers delete any.
  await student(api.editReply, { replyId, ...text('知道了') })
  await owner(api.deleteReply, { replyId })
  await helper(api.setCommentsClosed, { announcementId, closed: false })
  await comment(student, announcementId)
  expect((await read(owner, announcementId)).items).toHaveLength(3)
  await owner(announcementApi.delete, { announcementId })
  await allRefused(
    [read(owner, announcementId), comment(student, announcementId)],
    refusal('announcement.unknown'),
  )
})

test('comments are for members, on published announcements, while the discussion is on', async () => {
  const { owner, classId, student } = await newClass()
  const later = await announce(owner, classId, new Date(Date.now() + 86_400_000).toISOString())
  await expect(comment(owner, later)).rejects.toMatchObject(refusal('announcement.notPublished'))
  const announcementId = await announce(owner, classId)
  const replyId = await comment(student, announcementId)
  const stranger = await newUser('student')
  await allRefused(
    [
      comment(student, later),
      read(stranger, announcementId),
      comment(stranger, announcementId),
      stranger(api.setCommentsFollowed, { announcementId, followed: true }),
      stranger(api.setCommentsClosed, { announcementId, closed: true }),
      stranger(api.editReply, { replyId, ...text('改') }),
      stranger(api.deleteReply, { replyId }),
      stranger(api.reportReply, { replyId, reason: 'abuse', words: '' }),
    ],
    refusal('announcement.unknown'),
  )
  await owner(api.setOff, { classId, off: true })
  expect((await read(student, announcementId)).items).toEqual([])
  expect((await read(owner, announcementId)).items).toHaveLength(1)
  await allRefused(
    [
      comment(student, announcementId),
      comment(owner, announcementId),
      student(api.deleteReply, { replyId }),
    ],
    refusal('discussion.off'),
  )
  await owner(api.setOff, { classId, off: false })
  await owner(classApi.archive, { classId })
  await allRefused(
    [
      comment(student, announcementId),
      student(api.deleteReply, { replyId }),
      student(api.setCommentsFollowed, { announcementId, followed: false }),
      owner(api.setCommentsClosed, { announcementId, closed: true }),
    ],
    refusal('class.archived'),
  )
  expect((await read(student, announcementId)).items).toHaveLength(1)
})

test('topics, replies and comments are reported, hidden for all but their authors, and shown again', async () => {
  const { owner, classId, student, fellow } = await newClass()
  const topicId = await start(student, classId, '广告')
  const replyId = await reply(student, topicId, '加微信')
  const commentId = await comment(student, await announce(owner, classId), '加微信')
  await allRefused(
    [
      student(api.report, { topicId, reason: 'abuse', words: '' }),
      student(api.reportReply, { replyId, reason: 'abuse', words: '' }),
    ],
    refusal('interaction.own'),
  )
  const reason = { reason: 'advertising' as const, words: '' }
  await fellow(api.report, { topicId, ...reason })
  await fellow(api.report, { topicId, ...reason })
  for (const id of [replyId, commentId]) await fellow(api.reportReply, { replyId: id, ...reason })
  const reviewer = await newUser('reviewer')
  const { items } = await reviewer(moderationApi.getReports, {})
  const found = items.filter(({ kind }) => kind === 'classTopic' || kind === 'classReply')
  expect(found.map(({ kind, place, text: words }) => [kind, place, words])).toEqual([
    ['classTopic', '国贸 2601 班', '广告\n求助'],
    ['classReply', '国贸 2601 班', '加微信'],
    ['classReply', '国贸 2601 班', '加微信'],
  ])
  await reviewer(moderationApi.hideReported, { kind: 'classReply', id: replyId, ...reason })
  expect(await topic(fellow, topicId)).toMatchObject({ items: [], replies: 0 })
  expect(await topic(student, topicId)).toMatchObject({ items: [{ replyId, hidden: reason }] })
  await expect(student(api.deleteReply, { replyId })).rejects.toMatchObject(
    refusal('interaction.hidden'),
  )
  const ownId = await start(student, classId)
  const hiddenId = await reply(student, ownId, '加微信')
  await fellow(api.reportReply, { replyId: hiddenId, ...reason })
  await reviewer(moderationApi.hideReported, { kind: 'classReply', id: hiddenId, ...reason })
  await student(api.delete, { topicId: ownId })
  const kept = await topic(student, ownId)
  expect(kept, 'it does not go with its topic').toMatchObject({
    ...{ deleted: true, items: [{ replyId: hiddenId, hidden: reason }] },
  })
  await reviewer(moderationApi.hideReported, { kind: 'classReply', id: commentId, ...reason })
  await reviewer(moderationApi.hideReported, { kind: 'classTopic', id: topicId, ...reason })
  for (const one of [fellow, owner]) {
    await expect(topic(one, topicId)).rejects.toMatchObject(refusal('discussion.unknown'))
  }
  await allRefused(
    [reply(student, topicId), student(api.delete, { topicId })],
    refusal('interaction.hidden'),
  )
  await reviewer(moderationApi.restoreHidden, { kind: 'classTopic', id: topicId })
  await reviewer(moderationApi.restoreHidden, { kind: 'classReply', id: replyId })
  expect(await topic(fellow, topicId)).toMatchObject({ replies: 1, items: [{ replyId }] })
})

async function picture(person: Person) {
  const key = randomHex()
  const one = { key, size: 9, sha256: key, visibility: 'private' as const, name: 'a.png' }
  const [file] = await db
    .insert(files)
    .values({ ...one, mime: 'image/png' })
    .returning()
  const userFileId = await newUserFile(db, { ownerId: person.id, file: file! })
  await db.execute(sql`
    insert into discussion_uploads (upload_id, author_id, user_file_id, began_at)
    values (${key}, ${person.id}, ${userFileId}, now() - interval '3 days')`)
  return userFileId
}

test('pictures belong to one text, are seen by members, and go with it', async () => {
  const { owner, classId, student, fellow } = await newClass()
  const [one, two, three] = [await picture(student), await picture(student), await picture(student)]
  const topicId = await start(student, classId, '看图', { pictures: [two, one] })
  const announcementId = await announce(owner, classId)
  const { replyId } = await student(api.comment, {
    ...{ key: randomHex(), announcementId, ...text('看图'), pictures: [three] },
  })
  expect(await topic(fellow, topicId)).toMatchObject({ pictures: [two, one] })
  await expect(start(fellow, classId, '别人的', { pictures: [one] })).rejects.toMatchObject(
    refusal('file.unknown'),
  )
  const mayRead = async (viewer: Person, userFileId: number) => {
    const who = { id: viewer.id, accountRole: '1', customRoles: [] } as never
    const asked = { db, ports: kernel.ports, locale: 'zh-CN' as const, userFileId }
    return (await readingOf({ ...asked, viewer: who })).read
  }
  const stranger = await newUser('student')
  for (const id of [one, three]) {
    expect([await mayRead(fellow, id), await mayRead(stranger, id)]).toEqual([true, false])
  }
  await student(api.edit, { topicId, title: '看图', ...text('看图'), pictures: [one] })
  await student(api.deleteReply, { replyId })
  await dropPictures(kernel)
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from user_files where id in (${one}, ${two}, ${three})`,
  )
  expect(rows).toEqual([{ id: one }])
})

test('no statement is sent for each topic or reply', async () => {
  const { classId, student, fellow } = await newClass()
  const topicId = await start(student, classId)
  const read = [
    () => fellow(api.getTopics, { classId }),
    () => topic(fellow, topicId),
    () => fellow(classApi.getClass, { classId }),
  ]
  const counted = async () => {
    const counts: number[] = []
    for (const one of read) counts.push(await statementsOf(one))
    return counts
  }
  await counted()
  const before = await counted()
  for (const words of ['一', '二', '三']) {
    await reply(student, topicId, words)
    await reply(fellow, await start(student, classId, words))
  }
  expect(await counted()).toEqual(before)
})
