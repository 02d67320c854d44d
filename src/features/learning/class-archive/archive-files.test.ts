import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { announcementApi } from '#src/features/learning/announcement/contract.ts'
import { classMaterialApi } from '#src/features/learning/class-material/contract.ts'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { openHomework } from '#src/features/learning/homework/test-homework.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { randomHex } from '#src/web/random-hex.ts'
import type { Person } from '#tests/world.ts'
import { classArchiveApi as api } from './contract.ts'
import { packedMiB } from './limits.ts'
import { archivesOf, textOf } from './test-archive.ts'

const { app, db, give, newClass, set, handIn } = await openHomework()
const { packed } = archivesOf(app.kernel)
const less = { reports: false, quizzes: false }

const announce = (teacher: Person, classId: number, title: string, userFileId: number) =>
  teacher(announcementApi.create, {
    ...{ classId, key: randomHex(), title, pinned: false, publishAt: null },
    body: `<p>请看</p><p data-document="${userFileId}">通知.pdf</p>`,
  })

/** A class with a file and a link among its materials, and a file in an announcement. */
async function openFiles() {
  const of = await newClass()
  const { classId, owner, coTeacher } = of
  const book = await give(coTeacher, '讲义.pdf', { bytes: 'HANDOUT' })
  await coTeacher(classMaterialApi.addFiles, {
    ...{ classId, userFileIds: [book.userFileId], folder: '第一章' },
    visibleFrom: addDays(schoolDay(), 30),
  })
  await owner(classMaterialApi.addLink, {
    ...{ classId, title: '海关', url: 'https://customs.example/', folder: '', visibleFrom: '' },
  })
  const notice = await give(owner, '通知.pdf', { bytes: 'NOTICE' })
  await announce(owner, classId, '停课: 周五', notice.userFileId)
  return { ...of, book, notice }
}

test('files of materials and of announcements are in the archive, and their texts name them', async () => {
  const { classId, owner } = await openFiles()
  const { holds } = await owner(api.getArchive, { classId })
  expect(holds).toMatchObject({ materials: 2, announcements: 1, withdrawn: 0 })
  const { files } = await packed(owner, classId, less)
  expect(textOf(files.get('资料/第一章/讲义.pdf'))).toBe('HANDOUT')
  expect(textOf(files.get('资料/链接.txt'))).toContain('海关\r\nhttps://customs.example/\r\n')
  const notice = '公告附件/001 停课 周五/01 通知.pdf'
  expect(textOf(files.get(notice))).toBe('NOTICE')
  expect(textOf(files.get('公告.txt'))).toContain(notice)
  const contents = textOf(files.get('目录.html'))
  expect(contents).toContain('第一章/讲义.pdf</a>')
  expect(contents).toContain('学生作业上的批注')
  expect(contents).not.toContain('超过存档的大小上限')
})

test('a file that does not fit, or whose bytes are lost, is named in the contents with the reason', async () => {
  const { classId, owner, book, notice } = await openFiles()
  await db.execute(sql`update files set size = ${packedMiB * 1024 * 1024 + 1} where id = (
    select file_id from user_files where id = ${book.userFileId})`)
  await db.execute(sql`update files set key = 'lost' where id = (
    select file_id from user_files where id = ${notice.userFileId})`)
  const task = await give(owner, '题目.pdf')
  await set(owner, classId, { title: '装箱单', attachments: [task.userFileId] })
  await db.execute(sql`update files set key = 'gone' where id = (
    select file_id from user_files where id = ${task.userFileId})`)
  const { files } = await packed(owner, classId, less)
  expect([...files.keys()].filter((name) => name.endsWith('.pdf'))).toEqual([])
  const contents = textOf(files.get('目录.html'))
  expect(contents).toContain('<h2>未放入存档的内容</h2>')
  expect(contents).toContain('资料 · 第一章/讲义.pdf：超过存档的大小上限')
  expect(contents).toContain('公告附件 · 停课: 周五 · 通知.pdf：文件已丢失')
  expect(contents).toMatch(/作业 1 装箱单 · .*题目\.pdf：文件已丢失/)
})

test('names that leave their folder, or are those of others with a number, lose no file', async () => {
  const { classId, owner } = await newClass()
  const names = ['../../秘密.pdf', '讲义.pdf', '讲义.pdf', '讲义 (2).pdf', '..pdf', 'CON.pdf']
  const given = []
  for (const name of names) given.push((await give(owner, name)).userFileId)
  await owner(classMaterialApi.addFiles, {
    ...{ classId, userFileIds: given, folder: '..', visibleFrom: '' },
  })
  const { files } = await packed(owner, classId, less)
  const paths = [...files.keys()].filter((name) => name.startsWith('资料/'))
  expect(paths).toHaveLength(names.length)
  expect(paths.filter((name) => name.split('/').includes('..'))).toEqual([])
})

test('withdrawn homework is packed after the other, and says that it was withdrawn', async () => {
  const { classId, owner, first } = await newClass()
  const withdrawn = await set(owner, classId, { title: '装箱单' })
  await handIn(first, withdrawn, { text: '一箱' })
  await owner(homeworkApi.withdraw, { homeworkId: withdrawn })
  await set(owner, classId, { title: '商业发票' })
  await set(owner, classId, { title: '草稿' }, { publish: false })
  expect((await owner(api.getArchive, { classId })).holds).toMatchObject({
    ...{ homework: 2, withdrawn: 1, works: 1 },
  })
  const { files } = await packed(owner, classId, { ...less, works: 'all' })
  const about = [...files.keys()].filter((name) => name.endsWith('作业说明.txt')).toSorted()
  expect(about).toEqual(['作业/01 商业发票/作业说明.txt', '作业/02 装箱单/作业说明.txt'])
  expect(textOf(files.get(about[1]!))).toContain('该作业已撤回')
  expect(textOf(files.get(about[0]!))).not.toContain('已撤回')
  expect([...files.keys()].some((name) => name.startsWith('作业/02 装箱单/全部作业/'))).toBe(true)
  expect(textOf(files.get('目录.html'))).toContain('该作业已撤回')
  const bare = await packed(owner, classId, { ...less, works: 'none' })
  expect(textOf(bare.files.get('目录.html'))).not.toContain('批注')
})
