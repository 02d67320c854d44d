import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classApi } from '#src/features/learning/class/contract.ts'
import { moderationApi } from '#src/features/office/moderation/contract.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { type Person, refusal } from '#tests/world.ts'
import { discussionApi as api } from './contract.ts'
import { openDiscussion } from './test-discussion.ts'

const { db, newUser, newClass, start, reply, comment, announce, topic } = await openDiscussion()

/** What a person was told of deletions, the title with the text. */
async function toldOf({ id }: Person) {
  const { rows } = await db.execute<{ title: string; text: string; link: string }>(sql`
    select title_zh as title, text_zh as text, link from messages
    where user_id = ${id} and title_zh like '%删除%' order by id`)
  return rows
}

test('authors are told of what a teacher deletes, with the reason; authors of their own deletions are not', async () => {
  const { owner, helper, classId, student, fellow } = await newClass()
  const topicId = await start(student, classId)
  const replyId = await reply(fellow, topicId, '加我微信')
  const announcementId = await announce(owner, classId)
  const commentId = await comment(fellow, announcementId, '加我微信')
  await helper(api.deleteReply, { replyId, reason: ' 广告 ' })
  await helper(api.deleteReply, { replyId, reason: '广告' })
  await owner(api.deleteReply, { replyId: commentId })
  await eventually(async () => {
    expect(await toldOf(fellow)).toEqual([
      {
        title: '苏灵溪删除了您在“国贸 2601 班”的话题“运费怎么算”中的回复',
        text: '原因：广告\n原文：加我微信',
        link: `/sclass/${classId}/discussion/${topicId}`,
      },
      {
        title: '沈知遥删除了您对“国贸 2601 班”的公告“周五停课”的评论',
        text: '原文：加我微信',
        link: `/sclass/${classId}/announcements/${announcementId}`,
      },
    ])
  })

  await reply(fellow, topicId, '看第三章')
  await reply(owner, topicId, '对')
  await owner(api.delete, { topicId, reason: '与课程无关' })
  await owner(api.delete, { topicId, reason: '与课程无关' })
  const link = `/sclass/${classId}/discussion`
  await eventually(async () => {
    expect(await toldOf(student)).toEqual([
      {
        title: '沈知遥删除了您在“国贸 2601 班”发起的话题“运费怎么算”',
        ...{ text: '原因：与课程无关\n原文：求助', link },
      },
    ])
    expect((await toldOf(fellow)).slice(2)).toEqual([
      {
        title: '沈知遥删除了“国贸 2601 班”的话题“运费怎么算”，您的回复也一并删除',
        ...{ text: '原因：与课程无关', link },
      },
    ])
  })

  const own = await start(student, classId)
  await student(api.deleteReply, { replyId: await reply(student, own) })
  await student(api.delete, { topicId: own })
  const last = await start(student, classId)
  const left = await reply(fellow, last)
  await fellow(classApi.quit, { classId })
  await owner(api.deleteReply, { replyId: left })
  await owner(api.delete, { topicId: last })
  await eventually(async () => expect(await toldOf(student)).toHaveLength(2))
  expect(await toldOf(fellow), 'after leaving the class').toHaveLength(3)
  expect([await toldOf(owner), await toldOf(helper)]).toEqual([[], []])
})

test('the page says beforehand what goes with a topic, hidden replies too', async () => {
  const { owner, classId, student, fellow } = await newClass()
  const topicId = await start(owner, classId)
  const deletionFor = async (one: Person, id = topicId) => (await topic(one, id)).deletion
  expect(await deletionFor(owner)).toMatchObject({ replies: 0, hidden: 0, isTold: false })
  const hiddenId = await reply(owner, topicId, '加微信')
  await reply(student, topicId)
  const reviewer = await newUser('reviewer')
  const reason = { reason: 'advertising' as const, words: '' }
  await fellow(api.reportReply, { replyId: hiddenId, ...reason })
  await reviewer(moderationApi.hideReported, { kind: 'classReply', id: hiddenId, ...reason })
  await expect(owner(api.deleteReply, { replyId: hiddenId })).rejects.toMatchObject(
    refusal('interaction.hidden'),
  )
  expect(await deletionFor(owner)).toEqual({
    ...{ leavesLine: false, replies: 2, hidden: 1, isTold: true },
  })
  await owner(api.delete, { topicId })
  await expect(topic(owner, topicId)).rejects.toMatchObject(refusal('discussion.unknown'))

  const own = await start(student, classId)
  await reply(student, own)
  expect(await deletionFor(student, own)).toMatchObject({ leavesLine: false, replies: 1 })
  expect(await deletionFor(owner, own)).toMatchObject({ leavesLine: false, isTold: true })
  await reply(fellow, own)
  expect(await deletionFor(student, own)).toMatchObject({ leavesLine: true, isTold: false })
})
