import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { bodyMost, noteApi as api, notesPerPage } from './contract.ts'

const world = await openWorld()
const { newUser, newCourse } = world
const { db } = world.app.kernel

const body = '<p>填制<strong>报关单</strong>时，成交方式要与发票一致。</p>'

/** A course with two texts in its first chapter and one in its second, and a learner. */
async function withCourse() {
  const text = (name: string) => ({ kind: 'text' as const, name, nameEn: `${name} (en)`, body })
  const { courseId, itemIds } = await newCourse({
    name: '报关实务',
    nameEn: 'Customs declaration',
    chapters: [
      { name: '第一章', nameEn: 'Chapter one', items: [text('一'), text('二')] },
      { name: '第二章', items: [text('三')] },
    ],
  })
  const [one, two, three] = itemIds as [number, number, number]
  const learner = await newUser('student')
  await learner(courseApi.join, { courseId, fee: 0 })
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from course_chapters where course_id = ${courseId} order by position, id`)
  return { courseId, one, two, three, learner, chapters: rows.map(({ id }) => id) }
}

const anchor = { kind: 'item' } as const
const newNote = (courseId: number, itemId: number, words: string) => ({
  ...{ key: randomHex(), courseId, itemId, anchor, save: randomHex(), base: null },
  body: `<p>${words}</p>`,
})
const notesOf = async (person: Person, input: { keyword?: string; courseId?: number } = {}) =>
  (await person(api.getNotes, input)).items.map((note) => note.body)

test('a note is saved as it is typed, and again without a second one', async () => {
  const { courseId, one, learner, chapters } = await withCourse()
  const note = newNote(courseId, one, '成交方式')
  const saved = await learner(api.saveNote, note)
  expect(saved).toMatchObject({ key: note.key, revision: 1, body: note.body, merged: false })
  // The answer was lost: the same save changes nothing, also twice at once.
  expect(await Promise.all([1, 2].map(() => learner(api.saveNote, note)))).toEqual([saved, saved])
  const next = {
    ...{ ...note, save: randomHex(), base: { revision: 1, body: note.body } },
    body: '<p>成交方式与发票一致</p><script>alert(1)</script>',
  }
  const second = await learner(api.saveNote, next)
  expect(second).toMatchObject({ revision: 2, body: '<p>成交方式与发票一致</p>' })
  const { notes } = await learner(api.getChapterNotes, { courseId, chapterId: chapters[0]! })
  expect(notes).toMatchObject([
    {
      key: note.key,
      revision: 2,
      body: second.body,
      gone: null,
      item: { itemId: one, name: '一' },
    },
  ])
})

test('what two devices write over the same text is merged, and nothing is lost', async () => {
  const { courseId, one, learner } = await withCourse()
  const note = { ...newNote(courseId, one, 'a'), body: '<p>a</p><p>b</p>' }
  await learner(api.saveNote, note)
  const base = { revision: 1, body: note.body }
  const from = (text: string) => ({ ...note, base, save: randomHex(), body: text })
  await learner(api.saveNote, from('<p>a phone</p><p>b</p>'))
  const computer = from('<p>a</p><p>b</p><p>computer</p>')
  const merged = { revision: 3, body: '<p>a phone</p><p>b</p><p>computer</p>', merged: true }
  expect(await learner(api.saveNote, computer)).toMatchObject(merged)
  expect(await learner(api.saveNote, computer)).toMatchObject(merged)
  // The phone goes on from its own text: the words of the computer stay.
  const after = {
    ...note,
    ...{ save: randomHex(), base: { revision: null, body: '<p>a phone</p><p>b</p>' } },
    body: '<p>a phone again</p><p>b</p>',
  }
  expect(await learner(api.saveNote, after)).toMatchObject({
    body: '<p>a phone again</p><p>b</p><p>computer</p>',
  })
})

test('saves of many devices at once all stay', async () => {
  const { courseId, one, learner } = await withCourse()
  const note = newNote(courseId, one, 'base')
  await learner(api.saveNote, note)
  const words = Array.from({ length: 8 }, (_, n) => `<p>device ${n}</p>`)
  await Promise.all(
    words.map((word) =>
      learner(api.saveNote, {
        ...{ ...note, save: randomHex(), base: { revision: 1, body: note.body } },
        body: note.body + word,
      }),
    ),
  )
  const [text] = await notesOf(learner)
  for (const word of words) expect(text).toContain(word)
})

test('a note is deleted as its writer saw it; an edit on another device keeps it', async () => {
  const { courseId, one, learner } = await withCourse()
  const note = newNote(courseId, one, 'a')
  await learner(api.saveNote, note)
  const edit = {
    ...note,
    save: randomHex(),
    base: { revision: 1, body: note.body },
    body: '<p>b</p>',
  }
  await learner(api.saveNote, edit)
  await expect(learner(api.deleteNote, { key: note.key, revision: 1 })).rejects.toMatchObject(
    refusal('note.changedElsewhere'),
  )
  const gone = { key: note.key, revision: 2 }
  expect(await learner(api.deleteNote, gone)).toEqual({ key: note.key })
  expect(await learner(api.deleteNote, gone)).toEqual({ key: note.key })
  expect(await notesOf(learner)).toEqual([])
  // Another device was without a network and comes later: its words are not lost.
  await learner(api.saveNote, { ...edit, save: randomHex(), body: '<p>b and more</p>' })
  expect(await notesOf(learner)).toEqual(['<p>b and more</p>'])
})

test('notes are private: the same key of another person is another note', async () => {
  const { courseId, one, learner, chapters } = await withCourse()
  const other = await newUser('student')
  await other(courseApi.join, { courseId, fee: 0 })
  const note = newNote(courseId, one, 'mine')
  await learner(api.saveNote, note)
  expect((await other(api.getChapterNotes, { courseId, chapterId: chapters[0]! })).notes).toEqual(
    [],
  )
  await other(api.deleteNote, { key: note.key, revision: 9 })
  await other(api.saveNote, { ...note, body: '<p>theirs</p>' })
  expect(await notesOf(learner)).toEqual([note.body])
  expect(await notesOf(other)).toEqual(['<p>theirs</p>'])
  expect((await other(api.getMarkdown, {})).markdown).not.toContain('mine')
})

test('only learners and teachers of the course write notes in it; one who left edits the own ones', async () => {
  const { courseId, one, learner } = await withCourse()
  const stranger = await newUser('student')
  await expect(stranger(api.saveNote, newNote(courseId, one, 'a'))).rejects.toMatchObject(
    refusal('course.notJoined'),
  )
  const elsewhere = await withCourse()
  await expect(learner(api.saveNote, newNote(courseId, elsewhere.one, 'a'))).rejects.toMatchObject(
    refusal('course.itemNotFound'),
  )
  const note = newNote(courseId, one, 'a')
  await learner(api.saveNote, note)
  await db.execute(sql`delete from course_learners where course_id = ${courseId}`)
  await db.execute(sql`update courses set publish_status = 'unpublished' where id = ${courseId}`)
  const edit = {
    ...note,
    save: randomHex(),
    base: { revision: 1, body: note.body },
    body: '<p>b</p>',
  }
  expect((await learner(api.saveNote, edit)).body).toBe('<p>b</p>')
  await expect(learner(api.saveNote, newNote(courseId, one, 'c'))).rejects.toMatchObject(
    refusal('course.notFound'),
  )
})

test('an empty note and one that is too long are refused', async () => {
  const { courseId, one, learner } = await withCourse()
  const note = newNote(courseId, one, '')
  await expect(learner(api.saveNote, note)).rejects.toMatchObject(refusal('note.empty'))
  const long = { ...note, body: `<p>${'长'.repeat(10_001)}</p>` }
  await expect(learner(api.saveNote, long)).rejects.toMatchObject(refusal('note.tooLong'))
  const formula = { ...note, body: '<p><span data-formula="x^2"></span></p>' }
  const saved = await learner(api.saveNote, formula)
  expect(saved.opened[saved.body]).toContain('katex')
})

test('a note cannot grow without an end, and a person has room for so many bytes', async () => {
  const { courseId, one, learner } = await withCourse()
  const note = { ...newNote(courseId, one, ''), body: `<p>${'a'.repeat(9000)}</p>` }
  await learner(api.saveNote, note)
  // Each save says that it knows nothing of the others, so that all texts would stay.
  const grow = (n: number) =>
    learner(api.saveNote, { ...note, save: randomHex(), body: `<p>${String(n).repeat(9000)}</p>` })
  for (let n = 1; n <= 5; n += 1) await grow(n)
  await expect(grow(6)).rejects.toMatchObject(refusal('note.tooLong'))
  expect((await notesOf(learner))[0]!.length).toBeLessThanOrEqual(bodyMost)
  const formulas = '<p><span data-formula="x"></span></p>'.repeat(31)
  await expect(
    learner(api.saveNote, { ...newNote(courseId, one, ''), body: formulas }),
  ).rejects.toMatchObject(refusal('note.tooLong'))
  await db.execute(sql`
    insert into notes (user_id, key, course_id, chapter_id, item_id, body, sought, saves)
    select user_id, md5(n::text), course_id, chapter_id, item_id, repeat('b', 1000000), '', '{}'
    from notes, generate_series(1, 9) n where user_id = ${learner.id}`)
  await expect(learner(api.saveNote, newNote(courseId, one, 'more'))).rejects.toMatchObject(
    refusal('note.tooMany'),
  )
})

test('an anchor whose place is missing in a new version keeps its words and is marked', async () => {
  const { courseId, one, two, learner, chapters } = await withCourse()
  const words = { kind: 'words', words: '成交方式', before: '时，', after: '要与' } as const
  const onWords = { ...newNote(courseId, one, 'words'), anchor: words }
  await learner(api.saveNote, onWords)
  const onItem = newNote(courseId, two, 'item')
  await learner(api.saveNote, onItem)
  const read = async () => {
    const { notes } = await learner(api.getChapterNotes, { courseId, chapterId: chapters[0]! })
    return notes.map(({ gone, anchor: at, item }) => [gone, at, item?.name])
  }
  expect(await read()).toEqual([
    [null, words, '一'],
    [null, anchor, '二'],
  ])
  await db.execute(sql`update course_items set body = '<p>改写过了</p>' where id = ${one}`)
  await db.execute(sql`update course_items set removed_at = now() where id = ${two}`)
  expect(await read()).toEqual([
    ['place', words, '一'],
    ['item', anchor, undefined],
  ])
  // A device without a network writes on the item that is gone.
  await learner(api.saveNote, newNote(courseId, two, 'late'))
})

test('a note does not tell whether a text that is closed to its writer has the marked words', async () => {
  const { courseId, three, learner, chapters } = await withCourse()
  const on = (words: string) => ({
    ...newNote(courseId, three, words),
    anchor: { kind: 'words', words, before: '', after: '' } as const,
  })
  const read = async () => {
    const { notes } = await learner(api.getChapterNotes, { courseId, chapterId: chapters[1]! })
    const { items } = await learner(api.getNotes, { courseId })
    const goneOf = (list: typeof notes) =>
      Object.fromEntries(list.map(({ body: text, gone }) => [text.slice(3, -4), gone]))
    expect(goneOf(items)).toEqual(goneOf(notes))
    return goneOf(notes)
  }
  await learner(api.saveNote, on('成交方式'))
  await learner(api.saveNote, on('猜的词'))
  const told = { 成交方式: null, 猜的词: 'place' }
  const kept = { 成交方式: null, 猜的词: null }
  expect(await read()).toEqual(told)
  await db.execute(sql`update courses set in_order = true where id = ${courseId}`)
  expect(await read()).toEqual(kept)
  await db.execute(sql`update courses set in_order = false where id = ${courseId}`)
  await db.execute(sql`delete from course_learners where course_id = ${courseId}`)
  expect(await read()).toEqual(kept)
})

test('all notes in one list: search, courses with their counts, both orders, pages', async () => {
  const { courseId, one, two, three, learner } = await withCourse()
  const other = await withCourse()
  await learner(courseApi.join, { courseId: other.courseId, fee: 0 })
  for (const [at, item] of [three, two, one].entries()) {
    await learner(api.saveNote, newNote(courseId, item, `笔记 ${at} 100%`))
  }
  await learner(api.saveNote, newNote(other.courseId, other.one, 'Incoterms'))
  const recent = await learner(api.getNotes, {})
  expect(recent.items.map((note) => note.body)).toEqual([
    ...['<p>Incoterms</p>', '<p>笔记 2 100%</p>', '<p>笔记 1 100%</p>', '<p>笔记 0 100%</p>'],
  ])
  expect(recent.courses).toEqual([
    { courseId: other.courseId, name: '报关实务', notes: 1 },
    { courseId, name: '报关实务', notes: 3 },
  ])
  expect(recent.items[3]).toMatchObject({ chapter: '第二章', course: { name: '报关实务' } })
  const placed = await learner(api.getNotes, { courseId, sort: 'place' })
  expect(placed.items.map(({ item }) => item?.name)).toEqual(['一', '二', '三'])
  expect(placed.total).toBe(3)
  expect(await notesOf(learner, { keyword: '100%' })).toHaveLength(3)
  expect(await notesOf(learner, { keyword: 'inco' })).toEqual(['<p>Incoterms</p>'])
  expect(await notesOf(learner, { keyword: '<p>' })).toEqual([])
  for (let n = 0; n < notesPerPage; n += 1) {
    await learner(api.saveNote, newNote(courseId, one, `more ${n}`))
  }
  expect(await learner(api.getNotes, { page: 2 })).toMatchObject({ pages: 2, total: 24, page: 2 })
})

test('notes go out as Markdown by course, chapter and item, with their places', async () => {
  const { courseId, one, three, learner } = await withCourse()
  const text =
    '<p>A <strong>bold</strong> word and <span data-formula="x^2"></span></p><ul><li><p>one</p></li></ul>'
  const second = { kind: 'second', second: 432.5 } as const
  await learner(api.saveNote, {
    ...newNote(courseId, three, 'last'),
    anchor: { kind: 'page', page: 14 },
  })
  await learner(api.saveNote, { ...newNote(courseId, one, ''), anchor: second, body: text })
  const { markdown, notes, fileName } = await learner(api.getMarkdown, { courseId })
  expect(notes).toBe(2)
  expect(fileName).toMatch(/^学习笔记 \d{4}-\d\d-\d\d\.md$/)
  expect(markdown).toBe(
    [
      '# 学习笔记',
      '## 报关实务',
      '### 第一章',
      '#### 一',
      '**7:12**',
      'A **bold** word and $x^2$',
      '-   one',
      '### 第二章',
      '#### 三',
      '**第 14 页**',
      'last\n',
    ].join('\n\n'),
  )
})
