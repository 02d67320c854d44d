import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testFiles } from '#src/features/content/file/test-files.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { noteApi } from '#src/features/learning/note/contract.ts'
import { openStudy } from '#src/features/learning/study/test-study.ts'
import { revisionApi } from './contract.ts'

const world = await openStudy()
const { newUser, course, learner, read, watchAll } = world

const hex = (at: number) => at.toString(16).padStart(32, '0')

test('before an examination the page has what is not done, with unseen pages, and one’s own notes in order', async () => {
  const made = await course()
  const { courseId, video, courseware } = made
  const [student, other] = [await learner(made), await learner(made)]
  await watchAll(student, video, 100)
  await read(student, courseware, 2)
  const note = (person: typeof student, at: number, second: number, words: string) =>
    person(noteApi.saveNote, {
      ...{ ...video, key: hex(at), save: hex(at), base: null, body: `<p>${words}</p>` },
      anchor: { kind: 'second', second },
    })
  await note(student, 1, 60, '后面的')
  await note(student, 2, 7, '前面的')
  await note(other, 3, 7, '别人的')
  const { course: pack } = await student(revisionApi.getPrint, { courseId, with: 'course' })
  expect(pack!.left).toMatchObject([
    { itemId: courseware.itemId, chapter: '第一章', pages: [1, 3, 4, 5] },
    { itemId: made.quiz.itemId, pages: null },
    { itemId: made.second.itemId, pages: null },
  ])
  expect(pack!.notes.map(({ html }) => html)).toEqual(['<p>前面的</p>', '<p>后面的</p>'])
  expect(pack!.notes[0]).toMatchObject({ item: '视频一', anchor: { kind: 'second', second: 7 } })
  // Asked for alone, without a course, or of a course that one has not joined, there is none.
  expect((await student(revisionApi.getPrint, { courseId })).course).toBeNull()
  expect((await student(revisionApi.getPrint, { with: 'course' })).course).toBeNull()
  const stranger = await newUser('student')
  expect((await stranger(revisionApi.getPrint, { courseId, with: 'course' })).course).toBeNull()
  await stranger(courseApi.join, { courseId, fee: 0 })
  const { course: fresh } = await stranger(revisionApi.getPrint, { courseId, with: 'course' })
  expect(fresh).toMatchObject({ notes: [] })
  expect(fresh!.left).toHaveLength(4)
})

test('frames in notes are printed with them', async () => {
  const made = await course()
  const student = await learner(made)
  const { userFileId } = await testFiles(world).give(student, 'frame.jpg')
  await world.app.kernel.db.execute(sql`
    insert into note_frames (key, user_id, user_file_id) values (${hex(9)}, ${student.id}, ${userFileId})`)
  await student(noteApi.saveNote, {
    ...{ ...made.video, key: hex(1), save: hex(1), base: null, anchor: { kind: 'item' } },
    body: `<p><img data-frame="${hex(9)}" alt="视频画面 7:12"></p>`,
  })
  const { courseId } = made
  const { course: pack } = await student(revisionApi.getPrint, { courseId, with: 'course' })
  expect(pack!.notes[0]!.html).toContain(`<img data-file="${userFileId}"`)
})
