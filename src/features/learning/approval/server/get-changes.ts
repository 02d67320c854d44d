import { sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { Difference } from '#src/features/content/draft/contract.ts'
import type { DraftRecord, Records } from '#src/features/content/draft/record.ts'
import { readDifferences } from '#src/features/content/draft/server/history.ts'
import type { OutlineRecord } from '#src/features/content/outline/records.ts'
import { childrenOf, inReadingOrder } from '#src/features/content/outline/tree.ts'
import { isWhole } from '#src/features/learning/course/server/project-outline.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import type { approvalApi } from '../contract.ts'
import type { Change } from '../shapes.ts'
import { courseFacts } from './course-facts.ts'
import { problemsThatBlock } from './problems-of-course.ts'
import { mayRelease } from './rules.ts'

/** Lists what learners do not see yet, in the order of the outline; removed chapters and items stand last. */
export async function getChanges(
  call: Call<typeof approvalApi.getChanges>,
): Promise<AnswerOf<typeof approvalApi.getChanges>> {
  const { db, viewer, locale, input } = call
  const { courseId } = input
  const course = await courseFacts(db, { courseId, userId: viewer.id })
  const can = { release: canOf(mayRelease(course, course)) }
  const { draftId, revision } = course
  if (draftId === null) return { revision, changes: [], can }
  const [differences, order, learners, found] = await Promise.all([
    readDifferences(db, draftId),
    readOrder(db, draftId),
    learnersOf(db, courseId),
    problemsThatBlock(call, draftId),
  ])
  const problems = Map.groupBy(found, ({ key }) => key)
  const side = locale === 'en-US' ? 'en' : 'zh'
  const nameOf = (record: DraftRecord) => {
    const name = record.name as Bilingual
    return name[side] || name.zh || name.en
  }
  const changes = differences
    .filter(({ before, after }) => ['chapter', 'item'].includes((after ?? before)!.kind))
    .map((difference): Change => {
      const { key, before, after } = difference
      const record = (after ?? before) as unknown as OutlineRecord
      const formerName = before && after && nameOf(before) !== nameOf(after) ? nameOf(before) : null
      return {
        ...{ key, formerName, sorts: sortsOf(difference), name: nameOf((after ?? before)!) },
        kind: record.kind === 'chapter' ? 'chapter' : record.type,
        learners: learners.get(key) ?? 0,
        waits: after !== null && !isWhole(after),
        problems: (problems.get(key) ?? []).map(({ zh, en }) => ({ zh, en })),
      }
    })
  const placeOf = ({ key }: Change) => order.get(key) ?? Infinity
  return { revision, changes: changes.sort((one, other) => placeOf(one) - placeOf(other)), can }
}

function sortsOf({ before, after }: Difference): Change['sorts'] {
  if (before === null) return ['added']
  if (after === null) return ['removed']
  const rest = (record: DraftRecord) => {
    const { name: _name, place: _place, from: _from, ...other } = record
    return other
  }
  const sorts: Change['sorts'] = []
  if (!isDeepStrictEqual(before.name, after.name)) sorts.push('renamed')
  if (!isDeepStrictEqual(before.place, after.place)) sorts.push('moved')
  // A change that readers do not see, such as a mark of a translation, is still one.
  if (sorts.length === 0 || !isDeepStrictEqual(rest(before), rest(after))) sorts.push('changed')
  return sorts
}

/** Returns the places of chapters and items in the order of reading. */
async function readOrder(db: Db, draftId: number): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ key: string; kind: string; place: DraftRecord['place'] }>(sql`
    select key, value ->> 'kind' as kind, value -> 'place' as place from draft_records
    where draft_id = ${draftId} and value ->> 'kind' in ('chapter', 'item')`)
  const records: Records = new Map(
    rows.map(({ key, kind, place }) => [key, { kind, ...(place && { place }) }]),
  )
  const items = childrenOf(records, ['item'])
  const keys = inReadingOrder(childrenOf(records, ['chapter'])).flatMap(({ key }) => [
    key,
    ...(items.get(key) ?? []).map((placed) => placed.key),
  ])
  return new Map(keys.map((key, place) => [key, place]))
}

/** Returns the number of learners who have begun each item, by its key. */
async function learnersOf(db: Db, courseId: number): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ key: string; learners: number }>(sql`
    select i.key, count(distinct did.user_id)::int as learners
    from course_items i
    join (
      select item_id, user_id from study_progress where course_id = ${courseId}
      union all
      select q.id, a.user_id from course_items q join quiz_attempts a on a.quiz_id = q.quiz_id
      where q.course_id = ${courseId}
    ) did on did.item_id = i.id
    where i.course_id = ${courseId} group by i.key`)
  return new Map(rows.map(({ key, learners }) => [key, learners]))
}
