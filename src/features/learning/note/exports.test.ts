import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openPdfium } from '#src/features/content/document/child/pdfium.ts'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { openFile } from '#src/server/storage/open-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { files } from '#src/server/storage/tables.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { plainPicture } from '#src/server/testing/pictures.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import type { Anchor } from './anchor.ts'
import { noteApi as api } from './contract.ts'
import { noteExports } from './export-tables.ts'
import { dropExportsJob } from './server/drop-exports.ts'

const world = await openWorld()
const { app, newUser, newCourse } = world
const { kernel } = app
const { db } = kernel

async function withNotes() {
  const items = [
    { kind: 'text' as const, name: '成交方式', nameEn: 'Terms of delivery', body: '<p>文</p>' },
  ]
  const { courseId, itemIds } = await newCourse({
    ...{ name: '报关实务', nameEn: 'Customs declaration' },
    chapters: [{ name: '第一章', nameEn: 'Chapter one', items }],
  })
  const learner = await newUser('student')
  await learner(courseApi.join, { courseId, fee: 0 })
  const note = (body: string, anchor: Anchor = { kind: 'item' }) =>
    learner(api.saveNote, {
      ...{ key: randomHex(), courseId, itemId: itemIds[0]!, anchor, save: randomHex() },
      ...{ base: null, body },
    })
  return { learner, courseId, note }
}

/** A frame of a person that has arrived. */
async function frame({ id }: Person) {
  const key = randomHex()
  const bytes = await plainPicture(320, 180, '#1F6FEB').jpeg().toBuffer()
  const mime = 'image/jpeg'
  const file = await saveFile(kernel, {
    bytes,
    mime,
    name: 'frame.jpg',
    visibility: 'private',
    ownerId: id,
  })
  const userFileId = await newUserFile(db, { ownerId: id, file })
  await db.execute(sql`
    insert into note_frames (key, user_id, user_file_id) values (${key}, ${id}, ${userFileId})`)
  return { key, bytes }
}

/** Waits for an export. @returns its bytes, as the signed address sends them */
async function written(person: Person, exportId: number) {
  const ready = await eventually(async () => {
    const found = await person(api.getExport, { exportId })
    expect(found.state).toBe('ready')
    return found
  }, 30_000)
  expect(ready).toMatchObject({ percent: 100 })
  const [row] = await db
    .select()
    .from(noteExports)
    .innerJoin(files, eq(files.id, noteExports.fileId))
    .where(eq(noteExports.id, exportId))
  return { ...ready, bytes: await buffer(await openFile(kernel, row!.files)) }
}

async function wordsOf(pdf: Buffer): Promise<string> {
  const pdfium = await openPdfium()
  const document = await pdfium
    .openDocumentBuffer({ id: randomHex(), content: new Uint8Array(pdf).buffer })
    .toPromise()
  const { runs } = await pdfium.getPageTextRuns(document, document.pages[0]!).toPromise()
  return runs
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s/g, '')
}

test('notes become a PDF with their headings, places, words and frames', async () => {
  const { learner, note } = await withNotes()
  const { key } = await frame(learner)
  await note(`<p>看图<img data-frame="${key}" alt="视频画面 7:12" /></p>`, {
    kind: 'second',
    second: 432,
  })
  await note('<p>𠮷 <span data-formula="x^2"></span></p>', {
    ...{ kind: 'words', words: '标出的词', before: '', after: '' },
  })
  const { exportId } = await learner(api.beginExport, { format: 'pdf' })
  const { bytes, name, notes } = await written(learner, exportId)
  expect([name, notes]).toEqual([expect.stringMatching(/^学习笔记 \d{4}-\d\d-\d\d\.pdf$/), 2])
  expect((await wordsOf(bytes)).replace(/\d{4}-\d\d-\d\d/, 'DAY')).toBe(
    '1学习笔记DAY·2条笔记报关实务第一章成交方式视频7:12看图视频画面7:12标出的词𠮷x²',
  )
  expect(bytes.toString('latin1')).toContain('/Subtype /Image')
  // Once more it is the same file, until a note changes.
  expect(await learner(api.beginExport, { format: 'pdf' })).toEqual({ exportId })
  await note('<p>more</p>')
  expect(await learner(api.beginExport, { format: 'pdf' })).not.toEqual({ exportId })
})

test('Markdown with frames comes as a zip, whose text names them where they lie', async () => {
  const { learner, courseId, note } = await withNotes()
  const { key, bytes: picture } = await frame(learner)
  await note(`<p>看图</p><p><img data-frame="${key}" alt="视频画面 7:12" /></p>`)
  const { markdown, frames } = await learner(api.getMarkdown, { courseId })
  expect(frames).toBe(1)
  expect(markdown).toContain(`看图\n\n![视频画面 7:12](frames/${key}.jpg)`)
  const { exportId } = await learner(api.beginExport, { format: 'markdown', courseId })
  const { bytes, name } = await written(learner, exportId)
  expect(name).toMatch(/\.zip$/)
  expect(bytes.includes(`frames/${key}.jpg`)).toBe(true)
  expect(bytes.includes(picture)).toBe(true)
})

test('an export holds the notes that were chosen, and is its owner’s alone', async () => {
  const { learner, courseId, note } = await withNotes()
  await note('<p>海关编码</p>')
  await note('<p>信用证</p>')
  await expect(
    learner(api.beginExport, { format: 'pdf', keyword: '没有的词' }),
  ).rejects.toMatchObject(refusal('note.nothingToExport'))
  const { exportId } = await learner(api.beginExport, { format: 'pdf', courseId, keyword: '信用' })
  const { bytes, notes } = await written(learner, exportId)
  expect(notes).toBe(1)
  const words = await wordsOf(bytes)
  expect([words.includes('信用证'), words.includes('海关编码')]).toEqual([true, false])
  const other = await newUser('student')
  await expect(other(api.getExport, { exportId })).rejects.toMatchObject(
    refusal('note.exportUnknown'),
  )
  await db.execute(sql`
    update note_exports set created_at = now() - interval '2 days' where id = ${exportId}`)
  await expect(learner(api.getExport, { exportId })).rejects.toMatchObject(
    refusal('note.exportUnknown'),
  )
  await dropExportsJob.run(kernel, {} as never, {} as never)
  expect((await db.execute(sql`select from note_exports where id = ${exportId}`)).rows).toEqual([])
})

test('a person has few exports under way, and none of too many frames', async () => {
  const { learner, note } = await withNotes()
  const { key } = await frame(learner)
  await note(`<p>a<img data-frame="${key}" alt="" /></p>`)
  await db.execute(sql`
    insert into note_exports (owner_id, format, locale, keyword, notes)
    select ${learner.id}, 'pdf', 'zh-CN', n::text, 9 from generate_series(1, 3) n`)
  await expect(learner(api.beginExport, { format: 'pdf' })).rejects.toMatchObject(
    refusal('note.exportsUsedUp'),
  )
  await db.execute(sql`
    update files set size = 200000000 where id in (
      select u.file_id from note_frames f join user_files u on u.id = f.user_file_id where f.key = ${key})`)
  await expect(learner(api.beginExport, { format: 'pdf' })).rejects.toMatchObject(
    refusal('note.exportTooLarge'),
  )
})
