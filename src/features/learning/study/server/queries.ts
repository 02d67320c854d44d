import { sql } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import type { LearnerState } from '#src/features/learning/course/server/rules.ts'
import { cardsOf, semesterState } from '#src/features/learning/course/server/cards.ts'
import { isLearner } from '#src/features/learning/course/server/reasons.ts'
import { hasStarted } from '#src/features/learning/course/server/rules.ts'
import type { Db } from '#src/server/database/db.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { containsText } from '#src/server/text/contains-text.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { MyCourse, myCourseSorts } from '../contract.ts'
import { itemDone } from './progress.ts'
import { isCompleted, nextItem } from './rules.ts'
import { liveChapters, liveItems } from '#src/features/learning/course/server/live-rows.ts'

interface MineRow extends Record<string, unknown> {
  courseId: number
  joinedAt: string
  visitedAt: string | null
  placeItemId: number | null
  /** State of the joined semester; null without one. */
  semesterState: LearnerState['semesterState']
  done: number
  items: number
  completedAt: string | null
}

const orders = {
  recent: sql`greatest(l.joined_at, place.visited_at) desc`,
  joined: sql`l.joined_at desc`,
  name: sql`1`,
} satisfies Record<(typeof myCourseSorts)[number], unknown>

/**
 * Reads a person's joined courses, in order, with the number of items done, in one query. A learner has
 * tens of courses, not thousands, so callers cut pages and counts from the whole list.
 */
export async function readMine(
  db: Db,
  given: {
    userId: number
    locale: Locale
    kind?: CourseKind
    keyword?: string | undefined
    sort: (typeof myCourseSorts)[number]
  },
): Promise<MineRow[]> {
  const { userId, locale, kind, keyword = '', sort } = given
  const name = inLanguage(locale, 'c', 'name')
  const named = containsText(keyword, sql`c.name`, sql`c.name_en`)
  const order =
    sort === 'name'
      ? sql`${name} collate ${sql.raw(locale === 'en-US' ? '"en-x-icu"' : '"zh-x-icu"')}`
      : orders[sort]
  const { rows } = await db.execute<MineRow>(sql`
    select c.id as "courseId", l.joined_at as "joinedAt", place.visited_at as "visitedAt",
      place.item_id as "placeItemId", ${semesterState('own')} as "semesterState",
      coalesce(counted.items, 0) as items, coalesce(counted.done, 0) as done,
      completion.completed_at as "completedAt"
    from course_learners l
    join courses c on c.id = l.course_id
    left join course_semesters own on own.id = l.semester_id
    left join study_places place on place.user_id = l.user_id and place.course_id = l.course_id
    left join course_completions completion
      on completion.user_id = l.user_id and completion.course_id = l.course_id
    left join (
      select i.course_id, count(*)::int as items,
        count(*) filter (where ${itemDone(userId)})::int as done
      from course_learners mine
      join ${liveItems} i on i.course_id = mine.course_id
      left join study_progress p on p.user_id = ${userId} and p.item_id = i.id
      where mine.user_id = ${userId} group by i.course_id
    ) counted on counted.course_id = c.id
    where l.user_id = ${userId} and ${isLearner}
      ${kind ? sql`and c.kind = ${kind}` : sql``}
      ${named ? sql`and ${named}` : sql``}
    order by ${order}, c.id desc`)
  return rows
}

interface NextRow extends Record<string, unknown> {
  courseId: number
  itemId: number
  name: string
  chapter: string
  done: boolean
}

/** Turns the rows of one page into cards of "my courses", with two simultaneous queries. */
export async function toMyCourses(
  db: Db,
  given: { userId: number; locale: Locale; rows: MineRow[] },
): Promise<MyCourse[]> {
  const { userId, locale, rows } = given
  const courseIds = rows.map((row) => row.courseId)
  const [cards, items] = await Promise.all([
    cardsOf(db, locale, courseIds),
    itemsInOrder(db, { userId, locale, courseIds }),
  ])
  const itemsOf = Map.groupBy(items, (item) => item.courseId)
  const rowOf = new Map(rows.map((row) => [row.courseId, row]))
  return cards.map((card) => {
    const row = rowOf.get(card.courseId)!
    const next = hasStarted(row)
      ? nextItem(itemsOf.get(card.courseId) ?? [], row.placeItemId)
      : undefined
    return {
      ...card,
      joinedAt: new Date(row.joinedAt).toISOString(),
      visitedAt: row.visitedAt === null ? null : new Date(row.visitedAt).toISOString(),
      done: row.done,
      items: row.items,
      completed: isCompleted(row),
      next: next ? { itemId: next.itemId, name: next.name, chapter: next.chapter } : null,
    }
  })
}

/**
 * Reads the items of several courses in reading order: by the positions of their chapters from the root
 * down. The query reads only rows of these courses, so its cost does not grow with the school.
 */
async function itemsInOrder(
  db: Db,
  { userId, locale, courseIds }: { userId: number; locale: Locale; courseIds: number[] },
): Promise<NextRow[]> {
  if (courseIds.length === 0) return []
  const wanted = sql`any(${sql.param(courseIds)}::int[])`
  const { rows } = await db.execute<NextRow>(sql`
    with recursive chapters as materialized (
      select ch.id, ch.parent_id, ${inLanguage(locale, 'ch', 'name')} as name,
        array[ch.position::int, ch.id] as place
      from ${liveChapters} ch where ch.course_id = ${wanted}
    ),
    tree as (
      select id, name, place as path from chapters where parent_id is null
      union all
      select ch.id, ch.name, tree.path || ch.place
      from chapters ch join tree on ch.parent_id = tree.id
    )
    select i.course_id as "courseId", i.id as "itemId", ${inLanguage(locale, 'i', 'name')} as name,
      tree.name as chapter, ${itemDone(userId)} as done
    from tree
    join ${liveItems} i on i.chapter_id = tree.id and i.course_id = ${wanted}
    left join study_progress p on p.user_id = ${userId} and p.item_id = i.id
    order by tree.path, i.position, i.id`)
  return rows
}
