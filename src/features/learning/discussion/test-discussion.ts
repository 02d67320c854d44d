import { sql } from 'drizzle-orm'
import { announcementApi } from '#src/features/learning/announcement/contract.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { discussionApi as api } from './contract.ts'

const inClass = { name: '国贸 2601 班', yearFrom: '2026', semester: 'first' as const }

/** Opens a world with classes that have a teacher, an assistant and two students. */
export async function openDiscussion() {
  const world = await openWorld()
  const { app, newUser } = world
  const { db } = app.kernel

  async function newClass() {
    const owner = await newUser('teacher', { realName: '沈知遥' })
    const { classId } = await owner(classApi.create, inClass)
    const { code } = (await owner(classApi.getClass, { classId })).code!
    const student = await newUser('student', { realName: '林晓舟' })
    const fellow = await newUser('student', { realName: '周雨婷' })
    for (const one of [student, fellow]) await one(classApi.join, { code })
    const helper = await newUser('student', { realName: '苏灵溪' })
    await owner(classApi.invite, { classId, who: helper.username, role: 'assistant' })
    await helper(classApi.answerInvitation, { classId, accept: true })
    return { owner, classId, code, student, fellow, helper }
  }

  const text = (words: string) => ({ body: `<p>${words}</p>`, pictures: [] as number[] })
  const start = async (one: Person, classId: number, title = '运费怎么算', more: object = {}) =>
    (await one(api.create, { key: randomHex(), classId, title, ...text('求助'), ...more })).topicId
  const reply = async (one: Person, topicId: number, words = '看第三章') =>
    (await one(api.reply, { key: randomHex(), topicId, ...text(words) })).replyId
  const comment = async (one: Person, announcementId: number, words = '收到') =>
    (await one(api.comment, { key: randomHex(), announcementId, ...text(words) })).replyId
  const announce = async (one: Person, classId: number, publishAt: string | null = null) =>
    (
      await one(announcementApi.create, {
        ...{ classId, key: randomHex(), title: '周五停课', body: '<p>停课</p>' },
        ...{ pinned: false, publishAt },
      })
    ).announcementId
  const list = async (one: Person, classId: number, more: object = {}) =>
    (await one(api.getTopics, { classId, ...more })).items
  const topic = (one: Person, topicId: number) => one(api.getTopic, { topicId })
  const titlesTold = async ({ id }: Person) => {
    const { rows } = await db.execute<{ title: string }>(sql`
      select title_zh as title from messages where user_id = ${id} and kind = 'interaction' order by id`)
    return rows.map(({ title }) => title)
  }
  return {
    ...{ ...world, db, newClass, text, start, reply, comment, announce, list, topic, titlesTold },
  }
}
