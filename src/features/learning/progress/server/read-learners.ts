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
import { isLongAgo, readContacts } from './contacts.ts'
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
}

export interface JudgedLearner extends Known {
  userId: number
  semesterId: number | null
  placeItemId: number | null
  begun: boolean
  completed: boolean
  reasons: Reason[]
}

export interface Wanted {
  keyword: string
  state: LearnerState
  semester?: number | undefined
  /** Only those who got no message for a week. */
  written?: 'not' | undefined
  sort: LearnerSort
}

export type Judged = Awaited<ReturnType<typeof judgeLearners>>

/** Reads all learners of a course and judges them by the rules. */
export async function judgeLearners(
  db: Db,
  course: Pick<FoundCourse, 'courseId' | 'semesters'>,
  locale: Locale,
) {
  const { courseId, semesters } = course
  const outline = await readOutline(db, courseId, locale)
  const items = outline.flatMap((chapter) => chapter.items)
  const tops = byTopChapter(outline)
  const due = new Map(semesters.map((one) => [one.semesterId, dueItems(one, tops, schoolDay())]))
  const now = Date.now() / 1000
  const rows = await readRows(db, courseId, due)
  const nameOf = new Map(items.map(({ itemId, name }) => [itemId, name]))
  const known = rows.map(({ failed, doneInTime, ...row }) => ({
    ...row,
    failed: (failed ?? []).map(({ itemId, times }) => ({ name: nameOf.get(itemId) ?? '', times })),
    late: (due.get(row.semesterId ?? 0)?.length ?? 0) - doneInTime,
  }))
  const medians = new Map(
    [...Map.groupBy(known.filter(hasBegun), (row) => row.semesterId)].map(([of, some]) => [
      of,
      medianOf(some.map(({ done }) => done)),
    ]),
  )
  const around = new Map(
    semesters.map(({ semesterId, state, startsOn }) => [
      semesterId,
      { state, startsAt: Date.parse(`${startsOn}T00:00:00+08:00`) / 1000 },
    ]),
  )
  const learners = known.map((row): JudgedLearner => ({
    ...row,
    begun: hasBegun(row),
    completed: isCompleted(row, items.length),
    reasons: reasonsOf(row, {
      ...{ items: items.length, median: medians.get(row.semesterId) ?? 0, now },
      semester: around.get(row.semesterId ?? 0),
    }),
  }))
  return { outline, of: items.length, learners }
}

const is: Record<LearnerState, (learner: JudgedLearner) => boolean> = {
  all: () => true,
  behind: ({ reasons }) => reasons.length > 0,
  notBegun: ({ begun }) => !begun,
  completed: ({ completed }) => completed,
}

/** Chooses the learners that a list shows, in its order, and counts those of the semester. */
export async function chooseLearners(
  db: Db,
  { judged, courseId, locale }: { judged: Judged; courseId: number; locale: Locale },
  { keyword, state, semester, written, sort }: Wanted,
) {
  const some = judged.learners.filter(
    (row) => semester === undefined || row.semesterId === semester,
  )
  const count = (of: LearnerState) => some.filter(is[of]).length
  const contacts =
    written || sort === 'written' ? await readContacts(db, courseId) : new Map<number, number>()
  const shown = some
    .filter(is[state])
    .filter(({ userId }) => !written || isLongAgo(contacts.get(userId)))
  const given = { courseId, locale, keyword, sort, contacts }
  return {
    counts: {
      ...{ all: some.length, behind: count('behind') },
      ...{ notBegun: count('notBegun'), completed: count('completed') },
    },
    learners:
      keyword === '' && sort !== 'name'
        ? inOrder(shown, sort, contacts)
        : await byName(db, { shown, ...given }),
  }
}

/** Finds learners by their names, or puts them in the order of these. */
async function byName(
  db: Db,
  given: {
    shown: JudgedLearner[]
    courseId: number
    locale: Locale
    keyword: string
    sort: LearnerSort
    contacts: ReadonlyMap<number, number>
  },
): Promise<JudgedLearner[]> {
  const { shown, courseId, locale, keyword, sort, contacts } = given
  const named = containsText(keyword, sql`u.username`, sql`u.real_name`, sql`u.real_name_en`)
  const name = sql`coalesce(nullif(${inLanguage(locale, 'u', 'real_name')}, ''), u.username)`
  const { rows } = await db.execute<{ userId: number }>(sql`
    select u.id as "userId" from course_learners l join users u on u.id = l.user_id
    where l.course_id = ${courseId} ${named ? sql`and ${named}` : sql``}
    ${sort === 'name' ? sql`order by ${name} collate "zh-numeric", u.id` : sql``}`)
  if (sort !== 'name') {
    const found = new Set(rows.map(({ userId }) => userId))
    const some = shown.filter(({ userId }) => found.has(userId))
    return inOrder(some, sort, contacts)
  }
  const rowOf = new Map(shown.map((row) => [row.userId, row]))
  return rows.flatMap(({ userId }) => rowOf.get(userId) ?? [])
}

const lastSign = ({ visitedAt, joinedAt }: Known) => visitedAt ?? joinedAt

const orders: Record<
  Exclude<LearnerSort, 'name' | 'written'>,
  (a: JudgedLearner, b: JudgedLearner) => number
> = {
  // Of two with as many reasons, the one who was here last is the easiest to win back.
  need: (a, b) => b.reasons.length - a.reasons.length || lastSign(b) - lastSign(a),
  done: (a, b) => a.done - b.done,
  visited: (a, b) => (b.visitedAt ?? 0) - (a.visitedAt ?? 0),
  joined: (a, b) => b.joinedAt - a.joinedAt,
}

function inOrder(
  rows: JudgedLearner[],
  sort: Exclude<LearnerSort, 'name'>,
  contacts: ReadonlyMap<number, number>,
): JudgedLearner[] {
  const writtenAt = ({ userId }: JudgedLearner) => contacts.get(userId) ?? 0
  // Those whom nobody has written to yet come first; of those, the ones most in need.
  const order =
    sort === 'written'
      ? (a: JudgedLearner, b: JudgedLearner) => writtenAt(a) - writtenAt(b) || orders.need(a, b)
      : orders[sort]
  return rows.toSorted((a, b) => order(a, b) || a.userId - b.userId)
}

const epoch = (moment: string) => sql.raw(`extract(epoch from ${moment})::float8`)

// As in `doneRows`, passing needs no second look where a quiz counts its best attempt.
async function readRows(
  db: Db,
  courseId: number,
  /** Items that the pace expects, by semester. */
  due: ReadonlyMap<number, readonly number[]>,
): Promise<Row[]> {
  const pairs = [...due].flatMap(([semesterId, itemIds]) => itemIds.map((id) => [semesterId, id]))
  const inTime =
    pairs.length === 0
      ? sql`0`
      : sql`(count(*) filter (where (l.semester_id, d.item_id) in (
          select * from unnest(${sql.param(pairs.map(([of]) => of))}::int[], ${sql.param(pairs.map(([, id]) => id))}::int[]))))::int`
  const { rows } = await db.execute<Row>(sql`
    with ${doneRows(courseId)},
    counted as (
      select l.user_id, count(*)::int as done, ${inTime} as in_time
      from course_learners l join done d on d.user_id = l.user_id
      where l.course_id = ${courseId} group by l.user_id),
    failing as (
      select t.user_id, i.id as item_id, (count(*) filter (where not t.passed))::int as times
      from item i join quizzes q on q.id = i.quiz_id
      join quiz_attempts t on t.quiz_id = i.quiz_id and t.status = 'handedIn' and not t.trial
      group by t.user_id, i.id, i.quiz_id, q.counts
      having count(*) filter (where not t.passed) >= ${failedTimes}
        and not case when q.counts = 'best' then coalesce(bool_or(t.passed), false)
          else ${passedByAll(sql`i.quiz_id`, sql`t.user_id`)} end),
    failures as (
      select user_id, json_agg(json_build_object('itemId', item_id, 'times', times) order by item_id) as failed
      from failing group by user_id)
    select l.user_id as "userId", l.semester_id as "semesterId", ${epoch('l.joined_at')} as "joinedAt",
      ${epoch('place.visited_at')} as "visitedAt", seen.id as "placeItemId",
      coalesce(c.done, 0) as done, coalesce(c.in_time, 0) as "doneInTime",
      ${epoch('finished.completed_at')} as "completedAt", f.failed
    from course_learners l
    left join counted c on c.user_id = l.user_id
    left join failures f on f.user_id = l.user_id
    left join study_places place on place.course_id = l.course_id and place.user_id = l.user_id
    left join item seen on seen.id = place.item_id
    left join course_completions finished on finished.course_id = l.course_id and finished.user_id = l.user_id
    where l.course_id = ${courseId}`)
  return rows
}
