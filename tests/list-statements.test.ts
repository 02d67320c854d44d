import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { todayApi } from '#src/features/front/today/contract.ts'
import { announcementApi } from '#src/features/learning/announcement/contract.ts'
import { bulletApi } from '#src/features/learning/bullet/contract.ts'
import { testRows as bulletRows } from '#src/features/learning/bullet/test-rows.ts'
import { certificateApi } from '#src/features/learning/certificate/contract.ts'
import { testRows as certificateRows } from '#src/features/learning/certificate/test-rows.ts'
import { classMaterialApi } from '#src/features/learning/class-material/contract.ts'
import { classCourseApi } from '#src/features/learning/class-course/contract.ts'
import { seedClass } from '#src/features/learning/class/server/seed-class.ts'
import { discussionApi } from '#src/features/learning/discussion/contract.ts'
import { filmQuestionApi } from '#src/features/learning/film-question/contract.ts'
import { testRows as interactionRows } from '#src/features/learning/interaction/test-rows.ts'
import { noteApi } from '#src/features/learning/note/contract.ts'
import { progressApi } from '#src/features/learning/progress/contract.ts'
import { reviewApi } from '#src/features/learning/review/contract.ts'
import { testRows as reviewRows } from '#src/features/learning/review/test-rows.ts'
import { sharedNoteApi } from '#src/features/learning/shared-note/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { openStudy } from '#src/features/learning/study/test-study.ts'
import { taskApi } from '#src/features/learning/task/contract.ts'
import { testRows as taskRows } from '#src/features/learning/task/test-rows.ts'
import { moderationApi } from '#src/features/office/moderation/contract.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'

const { db, course, learner, newUser } = await openStudy()
const [teacher, reader, admin] = await Promise.all([
  newUser('teacher'),
  newUser('student'),
  newUser('admin'),
])
const { courseId, video } = await course({ ownerId: teacher.id })
const { itemId } = video
const { rows: chapters } = await db.execute<{ chapterId: number }>(
  sql`select chapter_id as "chapterId" from course_items where id = ${itemId}`,
)
const { chapterId } = chapters[0]!
await db.execute(sql`update courses set bullet_comments = true where id = ${courseId}`)

const classId = await db.transaction((tx) =>
  seedClass(tx, {
    ...{
      name: '国贸一班',
      yearFrom: 2026,
      semester: 'first',
      code: 'STATE222',
      ownerId: teacher.id,
    },
    ...{ createdAt: new Date(), students: [{ userId: reader.id, number: '1' }] },
  }),
)
await db.execute(sql`insert into class_courses (class_id, course_id, position, grants)
  values (${classId}, ${courseId}, 0, true)`)
const announce = (key: string) => sql`
  insert into announcements (class_id, author_id, key, title, body, publish_at)
  values (${classId}, ${teacher.id}, ${key}, '公告', '<p>公告</p>', now()) returning id`
const { rows: announced } = await db.execute<{ id: number }>(announce('f'.repeat(32)))
const announcementId = announced[0]!.id
const discuss = (key: string) => sql`
  insert into discussion_topics (class_id, author_id, key, title, body, sought)
  values (${classId}, ${teacher.id}, ${key}, '话题', '<p>话题</p>', '话题') returning id`
const { rows: discussed } = await db.execute<{ id: number }>(discuss('f'.repeat(32)))
const topicId = discussed[0]!.id
const answer = (key: string) => [
  sql`insert into discussion_replies (author_id, key, topic_id, body, sought)
    values (${teacher.id}, ${key}, ${topicId}, '<p>回复</p>', '回复')`,
  sql`insert into discussion_replies (author_id, key, announcement_id, body, sought)
    values (${reader.id}, ${key}, ${announcementId}, '<p>评论</p>', '评论')`,
]

const run = async (...statements: SQL[]) => {
  for (const statement of statements) await db.execute(statement)
}
const join = (userId: number, id: number) =>
  sql`insert into course_learners (course_id, user_id) values (${id}, ${userId}) on conflict do nothing`
const complete = (userId: number, id: number) => sql`
  insert into course_completions (course_id, user_id, completed_at) values (${id}, ${userId}, now())`

/** A learner with one of everything in the course. */
async function addLearner() {
  const { id: userId } = await newUser('student')
  const rooms = [reviewRows, certificateRows, taskRows, bulletRows, interactionRows]
  const given = { userId, courseId, itemId, word: (what: string) => `${what} ${userId}` }
  await run(
    join(userId, courseId),
    complete(userId, courseId),
    sql`insert into class_members (class_id, user_id, role, state) values (${classId}, ${userId}, 'student', 'member')`,
  )
  for (const rows of rooms) await run(...rows(given as Parameters<typeof rows>[0]))
}

let places = 0
/** One more note, question in the film, course, certificate and claim of the reader. */
async function addOwn() {
  places += 1
  const key = `${places}`.padStart(32, '0')
  const [claimed, waiting] = await Promise.all([course({ ownerId: teacher.id }), course()])
  await run(
    announce(key),
    discuss(key),
    ...answer(key),
    sql`insert into class_materials (class_id, url, title, position)
      values (${classId}, 'https://example.com', ${key}, ${places})`,
    sql`insert into notes (user_id, key, course_id, chapter_id, item_id, second, body, sought, saves)
      values (${reader.id}, ${key}, ${courseId}, ${chapterId}, ${itemId}, ${places}, '<p>note</p>', 'note', '{}')`,
    sql`insert into shared_notes (note_id, class_id, user_id)
      select id, ${classId}, user_id from notes where user_id = ${reader.id} and key = ${key}`,
    sql`insert into film_questions (course_id, item_id, second, question_id, version_id)
      select ${courseId}, ${itemId}, ${places}, question_id, id from question_versions order by id limit 1`,
  )
  const offer = { template: 'classic', institution: '校', signer: '签', hours: 8 }
  await run(
    sql`insert into class_courses (class_id, course_id, position, grants)
      values (${classId}, ${claimed.courseId}, ${places}, true)`,
  )
  for (const { courseId: id } of [claimed, waiting]) {
    await run(
      join(reader.id, id),
      complete(reader.id, id),
      sql`insert into certificate_offers (course_id, offered, template, institution, institution_en, signer, signer_en,
          hours, shows_mark, asks_fee)
        values (${id}, true, ${offer.template}, ${offer.institution}, 'School', ${offer.signer}, 'Signer', ${offer.hours},
          false, false)`,
    )
  }
  await run(
    sql`insert into certificates (code, course_id, user_id, name, name_en, course, course_en, template, institution,
        institution_en, signer, signer_en, hours, completed_on, issued_on)
      values (${`OWN${places}`}, ${claimed.courseId}, ${reader.id}, '林', 'Lin', '课', 'Course', 'classic', '校', 'School',
        '签', 'Signer', 8, '2026-01-02', '2026-01-03')`,
  )
}

const lists: Record<string, () => Promise<{ length: number }>> = {
  notes: async () => (await reader(noteApi.getNotes, {})).items,
  'notes of a chapter': async () =>
    (await reader(noteApi.getChapterNotes, { courseId, chapterId })).notes,
  'bullet comments': async () => (await reader(bulletApi.getList, video)).items,
  'bullet comments of minutes': async () =>
    (await reader(bulletApi.getWindow, { ...video, from: 0 })).items,
  'questions in a film': async () => (await reader(filmQuestionApi.getQuestions, video)).questions,
  'questions in a film, for its teacher': async () =>
    (await teacher(filmQuestionApi.getPoints, video)).points,
  reviews: async () => (await reader(reviewApi.getReviews, { courseId })).items,
  'my courses': async () => (await reader(studyApi.getMyCourses, { kind: 'premium' })).items,
  'courses to continue': async () => reader(studyApi.getContinue, {}),
  'my certificates': async () => (await reader(certificateApi.getMine, {})).items,
  'certificates to claim': async () => (await reader(certificateApi.getPending, {})).items,
  'issued certificates': async () => (await teacher(certificateApi.getIssued, { courseId })).items,
  'certificates of all courses': async () => (await admin(certificateApi.findIssued, {})).items,
  'answers to tasks': async () => (await teacher(taskApi.getAnswers, { courseId })).items,
  learners: async () =>
    (await teacher(progressApi.getLearners, { courseId, state: 'all', fresh: 'true' })).items,
  'reports of all kinds': async () => (await admin(moderationApi.getReports, {})).items,
  'announcements of a class': async () =>
    (await teacher(announcementApi.getList, { classId })).items,
  'topics of a class': async () => (await reader(discussionApi.getTopics, { classId })).items,
  'replies to a topic': async () => (await reader(discussionApi.getTopic, { topicId })).items,
  'comments on an announcement': async () =>
    (await reader(discussionApi.getComments, { announcementId })).items,
  'readers of an announcement': async () =>
    (await teacher(announcementApi.getReaders, { announcementId })).items,
  'courses of a class': async () => (await reader(classCourseApi.getCourses, { classId })).items,
  'notes of a class': async () => (await teacher(sharedNoteApi.getList, { classId })).items,
  'materials of a class': async () =>
    (await reader(classMaterialApi.getMaterials, { classId })).items,
  'courses for a class': async () =>
    (await teacher(classCourseApi.findCourses, { classId, keyword: '' })).items,
  'to-dos': async () => {
    const { due, news, teaching } = await teacher(todayApi.getToday, {})
    return [...due, ...news, ...teaching, ...(await reader(todayApi.getToday, {})).news]
  },
}
/** These show a few only, however many there are. */
const cut = new Set(['bullet comments of minutes', 'courses to continue'])

test('no list sends more statements for more rows', async () => {
  await learner({ courseId })
  await run(join(reader.id, courseId))
  const read = async () => {
    const found: Record<string, { statements: number; rows: number }> = {}
    for (const [name, list] of Object.entries(lists)) {
      await list()
      let rows = 0
      const count = () => statementsOf(async () => void (rows = (await list()).length))
      // What is kept for some seconds, such as the session, may be read anew in one of two runs.
      found[name] = { statements: Math.min(await count(), await count()), rows }
    }
    return found
  }
  await Promise.all([addLearner(), addOwn()])
  const few = await read()
  for (let n = 0; n < 4; n++) await Promise.all([addLearner(), addOwn()])
  const many = await read()
  const grown = Object.entries(many).filter(([name, { rows }]) => rows >= few[name]!.rows + 4)
  expect(grown.map(([name]) => name)).toEqual(Object.keys(lists).filter((name) => !cut.has(name)))
  const statements = (found: typeof few) =>
    Object.fromEntries(Object.entries(found).map(([name, one]) => [name, one.statements]))
  expect(statements(many)).toEqual(statements(few))
})
