import { sql } from 'drizzle-orm'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { homeworkApi } from '../contract.ts'
import { homeworkPerPage as perPage, type OwnFilter } from '../limits.ts'
import { isConcerned, isShown, ownCloses, ownState } from './columns.ts'
import { type OwnFound, ownColumns, presentOwn } from './own-rows.ts'

const { placeholder } = sql

/** Homework that the person has: of all classes that are not archived, and what was handed in of others. */
const own = sql`
  class_members m join homework h on h.class_id = m.class_id join classes c on c.id = h.class_id
  left join homework_works w on w.homework_id = h.id and w.user_id = m.user_id
  where m.user_id = ${placeholder('userId')}::int and ${isConcerned} and ${isShown}
    and (c.archived_at is null or w.hand_ins > 0)`
const inClass = sql`(${placeholder('classId')}::int is null or h.class_id = ${placeholder('classId')}::int)`
const filterOf = sql`case ${ownState} when 'redo' then 'todo' when 'excused' then 'excused' else ${ownState} end`

const counted = prepared<{ filter: string; classId: number; name: string; count: number }>(
  'homework_mine_counts',
  sql`select ${filterOf} as filter, c.id as "classId", c.name, count(*)::int as count from ${own}
    group by 1, c.id order by c.name collate "zh-x-icu", c.id`,
)

const list = prepared<OwnFound>(
  'homework_mine',
  sql`select ${ownColumns} from ${own} and ${inClass}
    and (${placeholder('state')}::text = 'all' or ${filterOf} = ${placeholder('state')})
    order by case when ${filterOf} = 'todo' then ${ownCloses} end, h.due_at desc, h.id desc
    limit ${placeholder('limit')}::int offset ${placeholder('offset')}::int`,
)

/** Lists one's own homework in two statements. */
export async function getMine({
  db,
  viewer,
  input,
}: Call<typeof homeworkApi.getMine>): Promise<AnswerOf<typeof homeworkApi.getMine>> {
  const { classId = null, page } = input
  const found = await counted(db, { userId: viewer.id })
  const rows = classId === null ? found : found.filter((row) => row.classId === classId)
  const count = (filter: OwnFilter) =>
    rows.reduce((sum, row) => sum + (filter === 'all' || row.filter === filter ? row.count : 0), 0)
  const counts = {
    ...{ todo: count('todo'), handedIn: count('handedIn'), returned: count('returned') },
    ...{ missed: count('missed'), all: count('all') },
  }
  const state = input.state ?? (counts.todo > 0 ? 'todo' : 'all')
  const items = await list(db, { userId: viewer.id, classId, state, ...rowsOf(page, perPage) })
  const classes = new Map(found.map((row) => [row.classId, row.name]))
  return {
    ...paged({ total: counts[state], page, perPage, items: items.map(presentOwn) }),
    ...{ state, counts },
    classes: [...classes].map(([id, name]) => ({ classId: id, name })),
  }
}
