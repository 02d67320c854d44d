import { sql } from 'drizzle-orm'
import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { announcementApi } from '#src/features/learning/announcement/contract.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { gradebookApi } from '#src/features/learning/gradebook/contract.ts'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { openHomeworkQuizzes } from '#src/features/learning/homework-quiz/test-homework-quiz.ts'
import { quizSettings } from '#src/features/learning/homework-quiz/test-settings.ts'
import { lessonApi } from '#src/features/learning/lesson/contract.ts'
import { createQuiz } from '#src/features/learning/quiz/server/create-quiz.ts'
import { newQuestions, trueFalse } from '#src/features/learning/quiz/test-bodies.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { refusal } from '#tests/world.ts'
import { classArchiveApi as api } from './contract.ts'
import { archiveDays, keptMost, packedMiB } from './limits.ts'
import { dropArchivesJob } from './server/drop-archives.ts'
import { writeArchiveJob } from './server/write-archive.ts'
import { archivesOf, order, textOf } from './test-archive.ts'

const world = await openHomeworkQuizzes()
const { app, db, give, newUser, newClass, set, handIn, mark, titlesTo } = world
const { kernel } = app

const { packed } = archivesOf(kernel)

/** A class with a lesson that was corrected, homework with a file, a gradebook and an announcement. */
async function openClass() {
  const of = await newClass()
  const { classId, owner, first, second } = of
  const { lessonId } = await owner(lessonApi.begin, { classId })
  const is = { lessonId, userId: first.id }
  await owner(lessonApi.setState, { ...is, state: 'absent', reason: '' })
  await owner(lessonApi.setState, { ...is, state: 'present', reason: '=1+1' })
  await owner(lessonApi.end, { lessonId })
  const homeworkId = await set(owner, classId, {
    title: 'CON: 商业/发票?',
    criteria: [{ id: 'a'.repeat(8), text: '格式', points: 10_000 }],
  })
  const { userFileId } = await give(first, 'invoice.png', { bytes: 'PICTURE' })
  await handIn(first, homeworkId, { text: '见照片', photos: [userFileId] })
  await handIn(second, homeworkId)
  await owner(gradebookApi.create, { classId })
  await owner(announcementApi.create, {
    ...{ classId, key: randomHex(), title: '带教材', body: '<p>周一</p><p>第一页</p>' },
    ...{ pinned: false, publishAt: null },
  })
  return { ...of, homeworkId }
}

test('an archive has attendance, grades, reports, homework with works, announcements, history and contents', async () => {
  const { classId, owner, first, homeworkId } = await openClass()
  await mark(owner, homeworkId, first.id, 9000)
  const { holds, archive } = await owner(api.getArchive, { classId })
  expect({ holds, archive }).toMatchObject({
    archive: null,
    holds: { students: 2, lessons: 1, homework: 1, works: 2, announcements: 1, gradebook: true },
  })
  const { files, name } = await packed(owner, classId)
  expect(name).toMatch(/^国贸 2601 班 学期存档 \d{4}-\d\d-\d\d\.zip$/)
  const folder = '作业/01 CON 商业 发票'
  expect([...files.keys()].toSorted()).toEqual(
    [
      ...['考勤.xlsx', '成绩册.xlsx', '公告.txt', '变动记录.txt', '目录.html'],
      ...['学生成绩单/2026030101-林晓舟.pdf', '学生成绩单/2026030102-周雨婷.pdf'],
      ...[`${folder}/作业说明.txt`, `${folder}/成绩.xlsx`],
      // Of works of which one is marked, that one.
      `${folder}/样例作业/2026030101-林晓舟/01 invoice.png`,
      `${folder}/样例作业/2026030101-林晓舟/正文.txt`,
    ].toSorted(),
  )
  expect(textOf(files.get('学生成绩单/2026030101-林晓舟.pdf')).slice(0, 5)).toBe('%PDF-')
  expect(textOf(files.get(`${folder}/样例作业/2026030101-林晓舟/01 invoice.png`))).toBe('PICTURE')
  expect(textOf(files.get(`${folder}/作业说明.txt`))).toContain('缮制一张发票')
  expect(textOf(files.get(`${folder}/作业说明.txt`))).toContain('- 格式 (100)')
  expect(textOf(files.get('公告.txt'))).toContain('周一\r\n\r\n第一页')
  expect(textOf(files.get('变动记录.txt'))).toContain('通过班级码加入')
  const contents = textOf(files.get('目录.html'))
  expect(contents).toContain(`href="${encodeURIComponent('考勤.xlsx')}"`)
  expect(contents).not.toContain('<script')
  expect(await titlesTo(owner.id)).toContain('班级“国贸 2601 班”的学期存档已生成')

  const book = new ExcelJS.Workbook()
  await book.xlsx.load(Buffer.from(files.get('考勤.xlsx')!) as never)
  expect(book.worksheets.map((sheet) => sheet.name)).toEqual(['考勤', '请假', '考勤更正'])
  const row = book.getWorksheet('考勤更正')!.getRow(2).values as ExcelJS.CellValue[]
  // Words of people are words, and no formulas.
  expect(row.slice(2, 9)).toEqual([
    ...['2026030101', '林晓舟', '缺勤', '出勤', '教师修改', '沈知遥', '=1+1'],
  ])
})

test('an archive without choices has no reports and works; in English its files have English names', async () => {
  const { classId, owner } = await openClass()
  const less = { reports: false, quizzes: false, language: 'en-US' } as const
  const { files } = await packed(owner, classId, { ...less, works: 'none' })
  const names = [...files.keys()]
  expect(names).toContain('Attendance.xlsx')
  expect(names.filter((name) => /reports|works/.test(name))).toEqual([])
  const all = await packed(owner, classId, { ...less, works: 'all' })
  expect([...all.files.keys()].filter((name) => name.includes('All works/'))).toHaveLength(3)
})

test('papers and analyses of quizzes come along for the teacher who looks after them, and for no other', async () => {
  const { classId, owner, coTeacher } = await newClass()
  const quizId = await db.transaction(async (tx) => {
    const ids = await newQuestions(tx, owner.id, [trueFalse('信用证独立于合同。')])
    const questions = ids.map((questionId) => ({ questionId, points: 2 }))
    return createQuiz(tx, kernel, { title: '期中', titleEn: 'Midterm', questions })
  })
  const { courseId } = await world.newCourse({
    chapters: [{ name: '一', items: [{ kind: 'quiz', name: '期中', quizId }] }],
  })
  await db.execute(sql`update courses set owner_id = ${owner.id} where id = ${courseId}`)
  await db.execute(sql`insert into class_courses (class_id, course_id, position, grants, added_by_id)
    values (${classId}, ${courseId}, 1, true, ${owner.id})`)
  expect((await owner(api.getArchive, { classId })).holds.quizzes).toBe(1)
  const papers = ({ files }: { files: ReadonlyMap<string, unknown> }) =>
    [...files.keys()].filter((name) => name.startsWith('测验/')).toSorted()
  const folder = '测验/01 期中'
  const first = await packed(owner, classId, { reports: false })
  const words = ['期中.docx', '期中_参考答案.docx', '期中_答题卡.docx']
  expect(papers(first)).toEqual(words.map((name) => `${folder}/${name}`))
  expect(textOf(first.files.get('目录.html'))).toContain('还没有人作答')
  const student = await newUser('student')
  await db.execute(
    sql`insert into course_learners (course_id, user_id) values (${courseId}, ${student.id})`,
  )
  await db.execute(sql`insert into quiz_attempts (quiz_id, user_id, number, status, handed_in_at, score, max_score)
    values (${quizId}, ${student.id}, 1, 'handedIn', now(), 2, 2)`)
  expect(papers(await packed(owner, classId, { reports: false }))).toContain(
    `${folder}/试卷分析.xlsx`,
  )
  expect((await coTeacher(api.getArchive, { classId })).holds.quizzes).toBe(0)
  expect(papers(await packed(coTeacher, classId, { reports: false }))).toEqual([])
})

test('a quiz that is homework comes along with its paper and its analysis, for each teacher of the class', async () => {
  const { classId, owner, coTeacher, first } = await newClass()
  const homeworkId = await world.setQuiz(owner, classId, quizSettings(await world.paperOf(owner)))
  await world.take(first, homeworkId, [true, false])
  for (const teacher of [owner, coTeacher]) {
    expect((await teacher(api.getArchive, { classId })).holds.quizzes).toBe(1)
    const { files } = await packed(teacher, classId, { reports: false })
    const names = [...files.keys()].filter((name) => name.startsWith('测验/'))
    expect(names).toContain('测验/01 单元测验/单元测验.docx')
    expect(names).toContain('测验/01 单元测验/试卷分析.xlsx')
  }
})

test('names that are hidden are hidden in the archive too', async () => {
  const { classId, owner, first } = await newClass()
  const homeworkId = await set(owner, classId, { namesHidden: true })
  await handIn(first, homeworkId)
  const { files } = await packed(owner, classId, { reports: false, works: 'all' })
  const works = [...files.keys()].filter((name) => name.includes('全部作业/'))
  expect(works).toHaveLength(1)
  expect(works[0]).not.toContain('林晓舟')
  expect(textOf(files.get('目录.html'))).toContain('匿名批改中')
})

test('the teachers of a class make its archive, each their own, also once it is archived', async () => {
  const { classId, owner, coTeacher, assistant, first } = await newClass()
  const stranger = await newUser('teacher')
  await expect(stranger(api.getArchive, { classId })).rejects.toMatchObject(
    refusal('class.unknown'),
  )
  await expect(stranger(api.begin, { classId, ...order() })).rejects.toMatchObject(
    refusal('class.unknown'),
  )
  for (const one of [assistant, first])
    await expect(one(api.begin, { classId, ...order() })).rejects.toMatchObject({ status: 403 })
  await owner(classApi.archive, { classId })
  const { archiveId } = await packed(owner, classId, { reports: false })
  await expect(coTeacher(api.getState, { archiveId })).rejects.toMatchObject(
    refusal('classArchive.unknown'),
  )
  await coTeacher(api.remove, { archiveId })
  expect((await owner(api.getArchive, { classId })).archive).toMatchObject({ state: 'ready' })
  expect((await coTeacher(api.getArchive, { classId })).archive).toBeNull()
  // A person who has left the class no longer gets it.
  await db.execute(
    sql`update class_members set role = 'assistant' where class_id = ${classId} and user_id = ${coTeacher.id}`,
  )
  await expect(coTeacher(api.getArchive, { classId })).rejects.toMatchObject(
    refusal('class.notTeacher'),
  )
  await owner(api.remove, { archiveId })
  await owner(api.remove, { archiveId })
  await expect(owner(api.getState, { archiveId })).rejects.toMatchObject(
    refusal('classArchive.unknown'),
  )
})

/** An archive whose job has not begun. */
async function waiting(classId: number, ownerId: number, createdAt = sql`now()`) {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into class_archives (class_id, owner_id, "order", created_at)
    values (${classId}, ${ownerId}, ${JSON.stringify(order())}::jsonb, ${createdAt}) returning id`)
  return rows[0]!.id
}

test('what a group has handed in is packed once, with the names of its members', async () => {
  const { classId, owner, first, third } = await world.newGroups()
  const homeworkId = await set(owner, classId, { inGroups: true })
  const { userFileId } = await give(first, 'invoice.png', { bytes: 'PICTURE' })
  await handIn(first, homeworkId, { text: '一份', photos: [userFileId] })
  await handIn(third, homeworkId)
  for (const [works, folder] of [
    ['all', '全部作业'],
    ['samples', '样例作业'],
  ] as const) {
    const { files } = await packed(owner, classId, { works, reports: false })
    const found = [...files.keys()].filter((name) => name.includes(folder))
    const group = found.filter((name) => name.includes(`${folder}/甲/`))
    expect(found.filter((name) => name.endsWith('正文.txt'))).toHaveLength(2)
    expect(group).toHaveLength(3)
    const members = group.find((name) => !/正文|invoice/.test(name))!
    expect(textOf(files.get(members))).toContain('2026030102-周雨婷')
  }
})

test('an archive whose class is deleted goes with its time all the same', async () => {
  const { classId, owner } = await newClass()
  const { archiveId } = await packed(owner, classId, { reports: false })
  const { rows } = await db.execute<{ id: number }>(
    sql`select file_id as id from class_archives where id = ${archiveId}`,
  )
  await owner(classApi.archive, { classId })
  await owner(classApi.delete, { classId })
  const daysLeft = sql`select extract(epoch from loose_until - now())::float8 / 86400 as days from files where id = ${rows[0]!.id}`
  const left = await db.execute<{ days: number }>(daysLeft)
  expect(left.rows[0]!.days).toBeGreaterThan(archiveDays - 1)
  expect(left.rows[0]!.days).toBeLessThan(archiveDays + 1)
})

test('one archive of a class is made at a time, and begun again it is the same', async () => {
  const { classId, owner, coTeacher } = await newClass()
  const archiveId = await waiting(classId, owner.id)
  expect(await owner(api.begin, { classId, ...order() })).toEqual({ archiveId })
  await expect(coTeacher(api.begin, { classId, ...order() })).rejects.toMatchObject(
    refusal('classArchive.running'),
  )
  expect((await coTeacher(api.getArchive, { classId })).isBusy).toBe(true)
  await owner(api.remove, { archiveId })
  const begun = await Promise.allSettled(
    [owner, coTeacher].map((one) => one(api.begin, { classId, ...order({ reports: false }) })),
  )
  expect(begun.some(({ status }) => status === 'fulfilled')).toBe(true)
})

test('a person keeps a few archives, and works of too many bytes are refused', async () => {
  const { classId, owner, homeworkId, first } = await openClass()
  expect(homeworkId).toBeGreaterThan(0)
  await db.execute(sql`update files set size = ${packedMiB * 1024 * 1024 + 1} where id in (
    select f.file_id from user_files f where f.owner_id = ${first.id})`)
  await expect(owner(api.begin, { classId, ...order({ works: 'all' }) })).rejects.toMatchObject(
    refusal('classArchive.tooLarge'),
  )
  for (let n = 0; n < keptMost; n++) {
    const given = { name: `班 ${n}`, yearFrom: '2026', semester: 'first' as const }
    await waiting((await owner(classApi.create, given)).classId, owner.id)
  }
  await expect(owner(api.begin, { classId, ...order() })).rejects.toMatchObject(
    refusal('classArchive.tooMany'),
  )
})

test('a run that was cut off begins again, one that nothing finishes is given up, and old ones are deleted', async () => {
  const { classId, owner } = await newClass()
  const run = { id: 'test', attempt: 2, last: false, signal: AbortSignal.timeout(60_000) }
  const archiveId = await waiting(classId, owner.id)
  await db.execute(sql`update class_archives set percent = 40 where id = ${archiveId}`)
  await writeArchiveJob.run(kernel, { archiveId } as never, run)
  const read = () => owner(api.getState, { archiveId })
  expect(await read()).toMatchObject({ state: 'ready', percent: 100 })
  // A second run of the same job finds nothing to do, and tells nobody twice.
  await writeArchiveJob.run(kernel, { archiveId } as never, run)
  expect((await titlesTo(owner.id)).filter((title) => title.includes('学期存档'))).toHaveLength(1)

  const other = await newClass()
  const lost = await waiting(other.classId, owner.id, sql`now() - interval '5 hours'`)
  await dropArchivesJob.run(kernel, {} as never, run)
  const { rows } = await db.execute<{ state: string }>(
    sql`select state from class_archives where id = ${lost}`,
  )
  expect(rows).toEqual([{ state: 'failed' }])
  await db.execute(
    sql`update class_archives set created_at = now() - interval '8 days' where id = ${archiveId}`,
  )
  await expect(read()).rejects.toMatchObject(refusal('classArchive.unknown'))
  await dropArchivesJob.run(kernel, {} as never, run)
  expect((await db.execute(sql`select from class_archives where id = ${archiveId}`)).rowCount).toBe(
    0,
  )
})

test('homework that is returned or waits: marks of an archive are those of its workbook', async () => {
  const { classId, owner, first, homeworkId } = await openClass()
  await mark(owner, homeworkId, first.id, 8000)
  await owner(homeworkApi.release, { homeworkId })
  const { files } = await packed(owner, classId, { reports: false })
  const book = new ExcelJS.Workbook()
  const marks = [...files].find(([name]) => name.endsWith('/成绩.xlsx'))![1]
  await book.xlsx.load(Buffer.from(marks) as never)
  const values = book.worksheets[0]!.getRow(2).values as ExcelJS.CellValue[]
  expect(values).toContain(80)
})
