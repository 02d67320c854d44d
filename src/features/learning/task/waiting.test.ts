import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { todayApi } from '#src/features/front/today/contract.ts'
import { runs } from '#tests/property.ts'
import type { Person } from '#tests/world.ts'
import { taskApi } from './contract.ts'
import { openTasks } from './test-task.ts'

const { db, course, learner, newUser } = await openTasks()

/** One learner and one task: what was handed in, and up to which hand-in a teacher has commented. */
const line = fc
  .record({ handIns: fc.nat(3), commented: fc.nat(3), joined: fc.boolean(), saved: fc.boolean() })
  .map((one) => ({ ...one, commented: Math.min(one.commented, one.handIns) }))
const relations = ['owner', 'helper', 'blind', 'invited'] as const
const given = fc.record({
  lines: fc.array(line, { minLength: 6, maxLength: 6 }),
  relation: fc.constantFrom(...relations),
  removed: fc.boolean(),
  deleted: fc.boolean(),
})

test('what waits in lists and to-dos is what a naive count of the rows says', async () => {
  const { courseId, teacher, at, later } = await course()
  const helper = await newUser('teacher')
  const learners = await Promise.all([1, 2, 3].map(() => learner({ courseId })))
  const tasks = [at.itemId, later.itemId]
  const todoOf = async (person: Person) =>
    (await person(todayApi.getToday, {})).teaching.find(({ kind }) => kind === 'tasks')?.count ?? 0

  await fc.assert(
    fc.asyncProperty(given, async ({ lines, relation, removed, deleted }) => {
      for (const table of ['task_answers', 'course_learners', 'course_staff']) {
        await db.execute(sql`delete from ${sql.identifier(table)} where course_id = ${courseId}`)
      }
      const joined = learners.map((_, n) => lines[n]!.joined)
      let waiting = 0
      for (const [n, person] of learners.entries()) {
        if (joined[n]) {
          await db.execute(
            sql`insert into course_learners (course_id, user_id) values (${courseId}, ${person.id})`,
          )
        }
        for (const [k, itemId] of tasks.entries()) {
          const { handIns, commented, saved } = lines[n * 2 + k]!
          if (handIns === 0 && !saved) continue
          await db.execute(sql`
            insert into task_answers (course_id, item_id, user_id, revision, hand_ins, commented_hand_in, handed_in_at)
            values (${courseId}, ${itemId}, ${person.id}, ${handIns + 1}, ${handIns}, ${commented},
              ${handIns > 0 ? sql`now()` : null})`)
          if (joined[n] && handIns > commented) waiting += 1
        }
      }
      await db.execute(sql`
        update course_items set removed_at = ${removed ? sql`now()` : null} where id = ${later.itemId}`)
      await db.execute(
        sql`update courses set deleted_at = ${deleted ? sql`now()` : null} where id = ${courseId}`,
      )
      if (relation !== 'owner') {
        await db.execute(sql`
          insert into course_staff (course_id, user_id, accepted_at, may_see_learners)
          values (${courseId}, ${helper.id}, ${relation === 'invited' ? null : sql`now()`}, ${relation !== 'blind'})`)
      }
      const reader = relation === 'owner' ? teacher : helper
      const sees = relation === 'owner' || relation === 'helper'
      expect(await todoOf(reader)).toBe(sees && !deleted ? waiting : 0)
      if (sees) {
        const { counts, tasks: of } = await reader(taskApi.getAnswers, { courseId })
        expect(counts.waiting).toBe(waiting)
        expect(of.reduce((sum, one) => sum + one.waiting, 0)).toBe(waiting)
      }
    }),
    runs(12),
  )
})
