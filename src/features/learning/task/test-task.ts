import { sql } from 'drizzle-orm'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { testFiles } from '#src/features/content/file/test-files.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { taskApi } from './contract.ts'
import type { Words } from './server/merge-drafts.ts'

/** Opens a world whose courses have a task that asks for an answer, one that does not, and a second chapter with one. */
export async function openTasks(config: Parameters<typeof openWorld>[0] = {}) {
  const world = await openWorld(config)
  const { app, newUser, newCourse } = world
  const { db } = app.kernel
  const { give } = testFiles(world)

  async function course(more: Parameters<typeof newCourse>[0] = {}) {
    const teacher = await newUser('teacher')
    const task = (name: string, handsIn: boolean) => ({
      ...{ kind: 'task' as const, name, nameEn: `${name} en`, handsIn, body: '<p>做一张发票</p>' },
    })
    const { courseId, itemIds } = await newCourse({
      ownerId: teacher.id,
      chapters: [
        { name: '一', items: [task('发票', true), task('装箱单', false)] },
        { name: '二', items: [task('汇票', true)] },
      ],
      ...more,
    })
    const at = (index: number) => ({ courseId, itemId: itemIds[index]! })
    return { courseId, teacher, at: at(0), ticked: at(1), later: at(2) }
  }

  async function learner({ courseId }: { courseId: number }): Promise<Person> {
    const person = await newUser('student')
    await person(courseApi.join, { courseId, fee: 0 })
    return person
  }

  /** Adds a co-teacher, who has accepted or not yet. */
  const coTeach = (person: Person, courseId: number, accepted = true) =>
    db.execute(sql`insert into course_staff (course_id, user_id, accepted_at)
      values (${courseId}, ${person.id}, ${accepted ? sql`now()` : null})`)

  type Base = Words & { revision: number | null }
  type Item = { courseId: number; itemId: number }
  const save = (person: Person, at: Item, words: Partial<Words>, base: Base | null = null) =>
    person(taskApi.saveDraft, {
      ...{ ...at, save: randomHex(), base, text: '', photos: [], files: [] },
      ...words,
    })

  /** Hands in a text. @returns the number of the hand-in */
  async function handIn(person: Person, at: Item, words: Partial<Words>) {
    const { draft } = await person(taskApi.getOwn, at)
    const { revision } = await save(person, at, words, draft)
    return (await person(taskApi.handIn, { ...at, revision })).number
  }

  const list = (
    person: Person,
    courseId: number,
    state: 'waiting' | 'commented' | 'missing' | 'all' = 'waiting',
  ) => person(taskApi.getAnswers, { courseId, state })

  /** The id of the only answer that waits in a course. */
  const onlyAnswer = async (teacher: Person, courseId: number) =>
    (await list(teacher, courseId, 'all')).items[0]!.answerId!

  const remark = (
    person: Person,
    answerId: number,
    given: { handIn?: number; text?: string; verdict?: 'accepted' | 'redo' | null } = {},
  ) =>
    person(taskApi.comment, {
      ...{ key: randomHex(), answerId, handIn: 1, text: '写得清楚', verdict: null },
      ...given,
    })

  return { ...world, db, give, course, learner, coTeach, save, handIn, list, onlyAnswer, remark }
}
