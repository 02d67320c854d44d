import { sql } from 'drizzle-orm'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { interactionApi as api } from './contract.ts'

const item = { kind: 'item' } as const

/** Opens a world with courses of two chapters, whose first has two items. */
export async function openInteraction() {
  const world = await openWorld()
  const { app, newUser, newCourse } = world
  const { db } = app.kernel

  async function course() {
    const teacher = await newUser('teacher')
    const text = (name: string) => ({ kind: 'text' as const, name, body: '<p>成交方式与发票</p>' })
    const made = await newCourse({
      ownerId: teacher.id,
      chapters: [
        { name: '一', items: [text('甲'), text('乙')] },
        { name: '二', items: [text('丙')] },
      ],
    })
    return { ...made, teacher }
  }

  async function learner({ courseId }: { courseId: number }) {
    const person = await newUser('student')
    await person(courseApi.join, { courseId, fee: 0 })
    return person
  }

  /** Adds a co-teacher, who has accepted or not yet. */
  const coTeach = (person: Person, courseId: number, accepted = true) =>
    db.execute(sql`insert into course_staff (course_id, user_id, accepted_at)
      values (${courseId}, ${person.id}, ${accepted ? sql`now()` : null})`)

  const question = (
    { courseId, itemIds }: { courseId: number; itemIds: number[] },
    words: string,
    given: { isPrivate?: boolean; at?: number } = {},
  ) => ({
    ...{ key: randomHex(), courseId, itemId: itemIds[given.at ?? 0]!, anchor: item },
    ...{ body: `<p>${words}</p>`, pictures: [], isPrivate: given.isPrivate ?? false },
  })

  const answer = (interactionId: number, words: string) => ({
    ...{ key: randomHex(), interactionId, body: `<p>${words}</p>`, pictures: [] },
  })

  /** A course with a learner who has asked. */
  async function asked(words = '报关单的成交方式怎么填？', isPrivate = false) {
    const given = await course()
    const asker = await learner(given)
    const { interactionId } = await asker(api.ask, question(given, words, { isPrivate }))
    return { ...given, asker, interactionId }
  }

  const thread = (person: Person, interactionId: number) =>
    person(api.getQuestion, { interactionId })

  return { ...world, db, course, learner, coTeach, question, answer, asked, thread }
}
