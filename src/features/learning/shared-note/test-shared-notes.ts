import { sql } from 'drizzle-orm'
import { classApi } from '#src/features/learning/class/contract.ts'
import { classCourseApi } from '#src/features/learning/class-course/contract.ts'
import type { Anchor } from '#src/features/learning/note/anchor.ts'
import { noteApi } from '#src/features/learning/note/contract.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { sharedNoteApi as api } from './contract.ts'

const given = { name: '国贸 2601 班', yearFrom: '2026', semester: 'first' as const }
const item: Anchor = { kind: 'item' }

/** Opens a world with classes whose course is open to their members. */
export async function openSharedNotes() {
  const world = await openWorld()
  const { app, newUser, newCourse } = world
  const { db } = app.kernel

  async function join(owner: Person, classId: number, realName: string) {
    const person = await newUser('student', { realName })
    const { code } = (await owner(classApi.getClass, { classId })).code!
    await person(classApi.join, { code })
    return person
  }

  /** A class with a writer and a reader, and a course that it has. */
  async function newClass() {
    const owner = await newUser('teacher', { realName: '沈知遥' })
    const { classId } = await owner(classApi.create, given)
    const text = (name: string) => ({ kind: 'text' as const, name, body: '<p>成交方式与发票</p>' })
    const made = await newCourse({
      ownerId: owner.id,
      name: '报关实务',
      nameEn: 'Customs declaration',
      chapters: [{ name: '第一章', items: [text('一'), text('二')] }],
    })
    await owner(classCourseApi.add, { classId, courseId: made.courseId, opensOn: '' })
    const writer = await join(owner, classId, '林晓舟')
    const reader = await join(owner, classId, '周雨晴')
    return { ...made, owner, classId, writer, reader }
  }

  /** Writes a note. @returns its key */
  async function write(
    person: Person,
    { courseId, itemIds }: { courseId: number; itemIds: number[] },
    words: string,
    { anchor = item, at = 0 }: { anchor?: Anchor; at?: number } = {},
  ) {
    const key = randomHex()
    await person(noteApi.saveNote, {
      ...{ key, courseId, itemId: itemIds[at]!, anchor, save: randomHex(), base: null },
      body: `<p>${words}</p>`,
    })
    return key
  }

  /** Changes the text of a note. */
  async function edit(
    person: Person,
    { courseId, itemIds }: { courseId: number; itemIds: number[] },
    key: string,
    { from, to }: { from: string; to: string },
  ) {
    await person(noteApi.saveNote, {
      ...{ key, courseId, itemId: itemIds[0]!, anchor: item, save: randomHex() },
      ...{ base: { revision: 1, body: `<p>${from}</p>` }, body: `<p>${to}</p>` },
    })
  }

  /** A class in which the writer has shared a note. */
  async function shared(words = '成交方式与发票一致') {
    const made = await newClass()
    const key = await write(made.writer, made, words)
    const { classes } = await made.writer(api.share, { key, classId: made.classId })
    return { ...made, key, words, sharedId: classes[0]!.sharedId }
  }

  const list = async (person: Person, classId: number) =>
    (await person(api.getList, { classId })).items
  const bodies = async (person: Person, classId: number) =>
    (await list(person, classId)).map(({ body }) => body.replaceAll(/<\/?p>/g, ''))

  const assistant = async (owner: Person, classId: number) => {
    const person = await newUser('student', { realName: '苏灵犀' })
    await owner(classApi.invite, { classId, who: person.username, role: 'assistant' })
    await person(classApi.answerInvitation, { classId, accept: true })
    return person
  }

  const setPublished = (courseId: number, isPublished: boolean) =>
    db.execute(sql`update courses set publish_status = ${isPublished ? 'published' : 'unpublished'}
      where id = ${courseId}`)

  return {
    ...{ ...world, db, given, newClass, join, write, edit, shared, list, bodies, assistant },
    setPublished,
  }
}
