import { sql } from 'drizzle-orm'
import { testFiles } from '#src/features/content/file/test-files.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import type { Words } from '#src/features/learning/task/server/merge-drafts.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { homeworkApi } from './contract.ts'
import type { HomeworkForm } from './forms.ts'
import { settings } from './test-settings.ts'

/** Opens a world of classes with homework. */
export async function openHomework() {
  const world = await openWorld()
  const { app, newUser } = world
  const { db } = app.kernel
  const { give } = testFiles(world)

  /** A class with its owner, a co-teacher, an assistant, who is a student elsewhere, and two students. */
  async function newClass() {
    const owner = await newUser('teacher', { realName: '沈知遥' })
    const given = { name: '国贸 2601 班', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await owner(classApi.create, given)
    const { code } = (await owner(classApi.getClass, { classId })).code!
    const [coTeacher, assistant] = [await newUser('teacher'), await newUser('student')]
    for (const [one, role] of [
      [coTeacher, 'coTeacher'],
      [assistant, 'assistant'],
    ] as const) {
      await owner(classApi.invite, { classId, who: one.username, role })
      await one(classApi.answerInvitation, { classId, accept: true })
    }
    const join = async (realName: string, number: string) => {
      const student = await newUser('student', { realName })
      await student(classApi.join, { code })
      await owner(classApi.setNumber, { classId, userId: student.id, number })
      return student
    }
    const first = await join('林晓舟', '2026030101')
    const second = await join('周雨婷', '2026030102')
    return { classId, code, owner, coTeacher, assistant, first, second, join }
  }

  /** A class of four: two in the group 甲, one in 乙, and one without a group. */
  async function newGroups() {
    const of = await newClass()
    const { owner, classId, first, second } = of
    const third = await of.join('陈海燕', '2026030103')
    const alone = await of.join('唐若琳', '2026030104')
    const group = async (name: string, userIds: number[]) => {
      const { groupId } = await owner(classApi.createGroup, { classId, name })
      await owner(classApi.setGroup, { classId, groupId, userIds })
      return groupId
    }
    const one = await group('甲', [first.id, second.id])
    const other = await group('乙', [third.id])
    return { ...of, third, alone, groups: { one, other } }
  }

  const set = async (
    teacher: Person,
    classId: number,
    more: Partial<HomeworkForm> = {},
    { publish = true } = {},
  ) => {
    const input = { classId, homeworkId: null, key: randomHex(), publish, homework: settings(more) }
    return (await teacher(homeworkApi.save, input)).homeworkId
  }

  const draft = (
    student: Person,
    homeworkId: number,
    words: Partial<Words>,
    base: (Words & { revision: number | null }) | null = null,
  ) =>
    student(homeworkApi.saveDraft, {
      ...{ homeworkId, save: randomHex(), base, text: '', photos: [], files: [] },
      ...words,
    })

  /** Hands in a text. */
  async function handIn(
    student: Person,
    homeworkId: number,
    words: Partial<Words> = { text: '发票' },
  ) {
    const { draft: base } = await student(homeworkApi.getOwn, { homeworkId })
    const { revision } = await draft(student, homeworkId, words, base)
    return student(homeworkApi.handIn, { homeworkId, revision })
  }

  /** Marks what the teacher sees at this moment. */
  async function mark(
    teacher: Person,
    homeworkId: number,
    userId: number,
    rawMark: number | null,
    more = {},
  ) {
    const seen = await teacher(homeworkApi.getWork, { homeworkId, userId })
    return teacher(homeworkApi.setMark, {
      ...{ homeworkId, userId, rawMark, criteria: {}, comment: '', handIn: seen.work.handIns },
      ...{ revision: seen.revision, next: Date.now(), ...more },
    })
  }

  /** Moves the due date to so many milliseconds from now, as if that time had passed. */
  const dueIn = (homeworkId: number, ms: number) =>
    db.execute(sql`update homework set late_until = late_until - (due_at - (now() + make_interval(secs => ${ms / 1000}))),
      due_at = now() + make_interval(secs => ${ms / 1000}) where id = ${homeworkId}`)

  const titlesTo = async (userId: number) => {
    const { rows } = await db.execute<{ title_zh: string }>(
      sql`select title_zh from messages where user_id = ${userId} and kind = 'class' order by id`,
    )
    return rows.map((row) => row.title_zh)
  }

  return { ...world, db, give, newClass, newGroups, set, draft, handIn, mark, dueIn, titlesTo }
}
