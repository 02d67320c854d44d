import { sql } from 'drizzle-orm'
import { readOutline } from '#src/features/learning/course/server/outline.ts'
import { passedByAll } from '#src/features/learning/quiz/server/counting.ts'
import type { Db } from '#src/server/database/db.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { containsText } from '#src/server/text/contains-text.ts'
import type { Locale } from '#src/shared/locale.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import type { Reason } from '../contract.ts'
import { failedTimes, type LearnerSort, type LearnerState } from '../limits.ts'
import { doneRows } from './done-rows.ts'
import { byTopChapter, dueItems } from './due-items.ts'
import type { FoundCourse } from './find-course.ts'
import { hasBegun, isCompleted, type Known, medianOf, reasonsOf } from './judge.ts'

interface Row extends Record<string, unknown> {
  userId: number
  semesterId: number | null
  joinedAt: number
  visitedAt: number | null
  placeItemId: number | null
  done: number
  doneInTime: number
  completedAt: number | null
  failed: { itemId: number; times: number }[] | null
  /** Fits the keyword. */
  found: boolean
}

export interface JudgedLearner extends Known {
  userId: number
  semesterId: number | null
  placeItemId: number | null
  begun: boolean
  completed: boolean
  reasons: Reason[]
}

interface Wanted {
  keyword: string
  state: LearnerState
  semester: number
  sort: LearnerSort
}

/** Reads all learners of a course, judges them by the rules, and returns those wanted, in order. */
export async function readLearners(
  db: Db,
  course: FoundCourse,
  { locale, keyword, state, semester, sort }: Wanted & { locale: Locale },
) {
  const { courseId, semesters } = course
  const outline = await readOutline(db, courseId, locale)
  const items = outline.flatMap((chapter) => chapter.items)
  const tops = byTopChapter(outline)
  const due = new Map(semesters.map((one) => [one.semesterId, dueItems(one, tops, schoolDay())]))
  const now = Date.now() / 1000
  const rows = await readRows(db, { courseId, due, keyword, locale, byName: sort === 'name' })
  const nameOf = new Map(items.map(({ itemId, name }) => [itemId, name]))
  const known = rows.map(({ failed, doneInTime, ...row }) => ({
    ...row,
    failed: (failed ?? []).map(({ itemId, times }) => ({ name: nameOf.get(itemId)!, times })),
    late: (due.get(row.semesterId ?? 0)?.length ?? 0) - doneInTime,
  }))
  const medians = new Map(
    [...Map.groupBy(known.filter(hasBegun), (row) => row.semesterId)].map(([of, some]) => [
      of,
      medianOf(some.map(({ done }) => done)),
    ]),
  )
  const around = new Map(
    semesters.map(({ semesterId, state: is, startsOn }) => [
      semesterId,
      { state: is, startsAt: Date.parse(`${startsOn}T00:00:00+08:00`) / 1000 },
    ]),
  )
  const judged = known
    .filter((row) => semester === 0 || row.semesterId === semester)
    .map((row) => ({
      ...row,
      begun: hasBegun(row),
      completed: isCompleted(row, items.length),
      reasons: reasonsOf(row, {
        ...{ items: items.length, median: medians.get(row.semesterId) ?? 0, now },
        semester: around.get(row.semesterId ?? 0),
      }),
    }))
  const is = {
    all: () => true,
    behind: ({ reasons }: JudgedLearner) => reasons.length > 0,
    notBegun: ({ begun }: JudgedLearner) => !begun,
    completed: ({ completed }: JudgedLearner) => completed,
  }
  const count = (of: LearnerState) => judged.filter(is[of]).length
  return {
    outline,
    of: items.length,
    counts: {
      ...{ all: count('all'), behind: count('behind') },
      ...{ notBegun: count('notBegun'), completed: count('completed') },
    },
    learners: inOrder(
      judged.filter((row) => row.found && is[state](row)),
      sort,
    ),
  }
}

const lastSign = ({ visitedAt, joinedAt }: Known) => visitedAt ?? joinedAt

const orders: Record<
  Exclude<LearnerSort, 'name'>,
  (a: JudgedLearner, b: JudgedLearner) => number
> = {
  // Of two with as many reasons, the one who was here last is the easiest to win back.
  need: (a, b) => b.reasons.length - a.reasons.length || lastSign(b) - lastSign(a),
  done: (a, b) => a.done - b.done,
  visited: (a, b) => (b.visitedAt ?? 0) - (a.visitedAt ?? 0),
  joined: (a, b) => b.joinedAt - a.joinedAt,
}

/** The rows come by name where that is wanted, else by id. */
const inOrder = (rows: JudgedLearner[], sort: LearnerSort) =>
  sort === 'name' ? rows : rows.toSorted((a, b) => orders[sort](a, b) || a.userId - b.userId)

const epoch = (moment: string) => sql.raw(`extract(epoch from ${moment})::float8`)

async function readRows(
  db: Db,
  given: {
    courseId: number
    due: ReadonlyMap<number, readonly number[]>
    keyword: string
    locale: Locale
    byName: boolean
  },
): Promise<Row[]> {
  const { courseId, due, keyword, locale, byName } = given
  const pairs = [...due].flatMap(([semesterId, itemIds]) => itemIds.map((id) => [semesterId, id]))
  const inTime =
    pairs.length === 0
      ? sql`0`
      : sql`(count(*) filter (where (l.semester_id, d.item_id) in (
          select * from unnest(${sql.param(pairs.map(([of]) => of))}::int[], ${sql.param(pairs.map(([, id]) => id))}::int[]))))::int`
  const named = containsText(keyword, sql`u.username`, sql`u.real_name`, sql`u.real_name_en`)
  const name = sql`coalesce(nullif(${inLanguage(locale, 'u', 'real_name')}, ''), u.username)`
  const { rows } = await db.execute<Row>(sql`
    with ${doneRows(courseId)},
    counted as (
      select l.user_id, count(*)::int as done, ${inTime} as in_time
      from course_learners l join done d on d.user_id = l.user_id
      where l.course_id = ${courseId} group by l.user_id),
    failing as (
      select t.user_id, i.id as item_id, (count(*) filter (where not t.passed))::int as times
      from item i join quiz_attempts t on t.quiz_id = i.quiz_id and t.status = 'handedIn' and not t.trial
      group by t.user_id, i.id, i.quiz_id
      having count(*) filter (where not t.passed) >= ${failedTimes}
        and not ${passedByAll(sql`i.quiz_id`, sql`t.user_id`)}),
    failures as (
      select user_id, json_agg(json_build_object('itemId', item_id, 'times', times) order by item_id) as failed
      from failing group by user_id)
    select l.user_id as "userId", l.semester_id as "semesterId", ${epoch('l.joined_at')} as "joinedAt",
      ${epoch('place.visited_at')} as "visitedAt", seen.id as "placeItemId",
      coalesce(c.done, 0) as done, coalesce(c.in_time, 0) as "doneInTime",
      ${epoch('finished.completed_at')} as "completedAt", f.failed, ${named ?? sql`true`} as found
    from course_learners l join users u on u.id = l.user_id
    left join counted c on c.user_id = l.user_id
    left join failures f on f.user_id = l.user_id
    left join study_places place on place.course_id = l.course_id and place.user_id = l.user_id
    left join item seen on seen.id = place.item_id
    left join course_completions finished on finished.course_id = l.course_id and finished.user_id = l.user_id
    where l.course_id = ${courseId}
    order by ${byName ? sql`${name} collate "zh-numeric", l.user_id` : sql`l.user_id`}`)
  return rows
}
