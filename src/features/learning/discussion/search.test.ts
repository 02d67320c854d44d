import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { moderationApi } from '#src/features/office/moderation/contract.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import type { Person } from '#tests/world.ts'
import { discussionApi as api } from './contract.ts'
import { openDiscussion } from './test-discussion.ts'

const { db, newUser, newClass, text, start, reply, comment, announce } = await openDiscussion()

const search = (one: Person, classId: number, keyword: string, more: object = {}) =>
  one(api.getTopics, { classId, keyword, ...more })

test('a search covers replies and comments, and leads to the latest one that has the words', async () => {
  const { owner, classId, student, fellow } = await newClass()
  const other = await newClass()
  await reply(other.student, await start(other.student, other.classId), '别的班的提单')
  const first = await start(student, classId, '运费怎么算')
  await reply(fellow, first, '先看提单上的重量')
  const replyId = await reply(
    owner,
    first,
    `${'请按体积和重量中较大的一个计算。'.repeat(4)}Bill of Lading 就是提单，<em>100%</em> 要核对。`,
  )
  const second = await start(student, classId, '提单')
  const announcementId = await announce(owner, classId)
  const commentId = await comment(fellow, announcementId, '老师，提单要带吗？')
  const later = await announce(owner, classId)
  await comment(student, later, '收到')

  const found = await search(student, classId, '提单')
  expect(found.items.map(({ topicId, hit }) => [topicId, hit?.replyId ?? null])).toEqual([
    [second, null],
    [first, replyId],
  ])
  const { excerpt, ranges, author } = found.items[1]!.hit!
  expect(author).toBe('沈知遥')
  expect(excerpt.startsWith('…')).toBe(true)
  expect(ranges.map(([from, to]) => excerpt.slice(from, to))).toEqual(['提单'])
  expect(found.comments).toMatchObject({
    total: 1,
    items: [{ announcementId, title: '周五停课', hit: { replyId: commentId, author: '周雨婷' } }],
  })

  const capitals = await search(student, classId, 'bill OF lading')
  expect(capitals.items.map(({ topicId }) => topicId)).toEqual([first])
  expect((await search(student, classId, '0% 要')).total, 'letter for letter').toBe(1)
  expect((await search(student, classId, '_')).total).toBe(0)
  expect((await search(student, classId, 'em>')).total, 'words, not tags').toBe(0)
  const narrowed = await search(student, classId, '提单', { filter: 'unanswered' })
  expect(narrowed).toMatchObject({ total: 1, comments: { total: 0 } })
  const beyond = await search(student, classId, '提单', { page: 3 })
  expect(beyond).toMatchObject({ total: 2, items: [], comments: { total: 0 } })
  expect((await student(api.getTopics, { classId })).comments.total, 'no keyword').toBe(0)

  await owner(api.editReply, { replyId, ...text('改了') })
  const [, again] = (await search(student, classId, '提单')).items
  expect(again!.hit!.author, 'an earlier one').toBe('周雨婷')
})

test('a search finds no hidden text of others, nothing of a switched-off discussion, and no early comments for students', async () => {
  const { owner, classId, student, fellow } = await newClass()
  const topicId = await start(student, classId)
  const replyId = await reply(student, topicId, '加微信')
  const commentId = await comment(student, await announce(owner, classId), '加微信')
  const reviewer = await newUser('reviewer')
  const reason = { reason: 'advertising' as const, words: '' }
  for (const id of [replyId, commentId]) {
    await fellow(api.reportReply, { replyId: id, ...reason })
    await reviewer(moderationApi.hideReported, { kind: 'classReply', id, ...reason })
  }
  const count = async (one: Person) => {
    const { total, comments } = await search(one, classId, '微信')
    return [total, comments.total]
  }
  expect(await count(fellow)).toEqual([0, 0])
  expect(await count(owner)).toEqual([0, 0])
  expect(await count(student)).toEqual([1, 1])
  await owner(api.setOff, { classId, off: true })
  expect(await count(student)).toEqual([0, 0])
  await owner(api.setOff, { classId, off: false })
  await db.execute(sql`
    update discussion_replies set hidden_reason = null where id = ${commentId}`)
  await db.execute(sql`
    update announcements set publish_at = now() + interval '1 day' where class_id = ${classId}`)
  expect(await count(fellow)).toEqual([0, 0])
  expect(await count(owner)).toEqual([0, 1])
})

test('a search sends as many statements for many hits as for one', async () => {
  const { owner, classId, student } = await newClass()
  const announcementId = await announce(owner, classId)
  const write = async () => {
    await reply(student, await start(student, classId), '信用证')
    await comment(student, announcementId, '信用证')
  }
  await write()
  const asked = () => search(student, classId, '信用证')
  await statementsOf(asked)
  const before = await statementsOf(asked)
  for (let at = 0; at < 3; at++) await write()
  expect(await statementsOf(asked)).toBe(before)
})
