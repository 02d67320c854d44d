import { sql } from 'drizzle-orm'
import {
  isConcerned,
  isShown,
  ownDue,
  ownState,
  wordsId,
  workState,
} from '#src/features/learning/homework/server/columns.ts'
import { homeworkPaths } from '#src/features/learning/homework/paths.ts'
import { peerPaths } from '#src/features/learning/peer/paths.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Todo } from '../contract.ts'
import { mostOfKind, type Source, todo, userId } from './source.ts'

interface Own {
  homeworkId: number
  name: string
  className: string
  state: 'todo' | 'redo' | 'returned'
  dueAt: Date
}

/** Days for which returned homework is news. */
const newsDays = 7

const own = prepared<Own>(
  'today_homework',
  sql`select h.id as "homeworkId", h.title as name, c.name as "className", s.state, s.due as "dueAt"
    from class_members m join homework h on h.class_id = m.class_id
    join classes c on c.id = h.class_id and c.archived_at is null
    left join homework_works w on w.homework_id = h.id and w.user_id = m.user_id
    cross join lateral (select ${ownState} as state, ${ownDue} as due) s
    where m.user_id = ${userId} and ${isConcerned} and ${isShown} and (s.state in ('todo', 'redo')
      or (s.state = 'returned' and w.released_at > now() - make_interval(days => ${sql.raw(String(newsDays))})))
    order by s.due, h.id limit ${sql.raw(String(mostOfKind))}`,
)

const kinds = {
  ...{ todo: 'homework', redo: 'redoHomework', returned: 'returnedHomework' },
} as const satisfies Record<Own['state'], Todo['kind']>

/** The viewer's homework: what is to hand in, what to redo, and what was returned in the last days. */
export const ownHomework: Source = async ({ db, viewer }) =>
  (await own(db, { userId: viewer.id })).map(({ homeworkId, name, className, state, dueAt }) =>
    todo({
      ...{ kind: kinds[state], name, course: className, to: homeworkPaths.own(homeworkId) },
      dueAt: state === 'returned' ? null : dueAt.toISOString(),
    }),
  )

const waiting = prepared<{
  homeworkId: number
  classId: number
  name: string
  className: string
  count: number
  hasRound: boolean
}>(
  'today_works',
  sql`select h.id as "homeworkId", h.class_id as "classId", h.title as name, c.name as "className",
      count(distinct ${wordsId})::int as count, exists (select from peer_rounds r where r.homework_id = h.id) as "hasRound"
    from class_members me join classes c on c.id = me.class_id and c.archived_at is null
    join homework h on h.class_id = c.id and h.state = 'published'
    join class_members m on m.class_id = c.id
    join homework_works w on w.homework_id = h.id and w.user_id = m.user_id and w.hand_ins > w.marked_hand_in
    where me.user_id = ${userId} and me.state = 'member' and me.role <> 'student'
      and ${isConcerned} and ${workState} = 'waiting'
      and not exists (select from peer_rounds r where r.homework_id = h.id and r.ended_at is null)
    group by h.id, c.id order by min(w.handed_in_at), h.id limit ${sql.raw(String(mostOfKind))}`,
)

/** Homework of classes that the viewer looks after, with works that wait for a mark; not while peers review them. */
export const worksWaiting: Source = async ({ db, viewer }) =>
  (await waiting(db, { userId: viewer.id })).map((row) =>
    todo({
      ...{ kind: 'works', name: row.name, course: row.className, count: row.count },
      to: row.hasRound
        ? peerPaths.round(row.classId, row.homeworkId)
        : homeworkPaths.works(row.classId, row.homeworkId, { state: 'waiting' }),
    }),
  )
