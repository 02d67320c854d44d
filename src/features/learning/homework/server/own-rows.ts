import { sql } from 'drizzle-orm'
import { lateMark } from '../late-mark.ts'
import type { HomeworkKind, OwnState } from '../limits.ts'
import type { OwnRow } from '../schemas.ts'
import { ownCloses, ownDue, ownState } from './columns.ts'

export interface OwnFound {
  homeworkId: number
  title: string
  kind: HomeworkKind
  classId: number
  className: string
  ownDue: Date | string
  ownCloses: Date | string
  ownState: OwnState
  handedInAt: Date | string | null
  daysLate: number
  handIns: number
  rawMark: number | null
  fullMark: number | null
  latePercent: number
  lateFloor: number
  comment: string
}

/** The columns of OwnFound; a mark and a comment leave the database only once they are returned. */
export const ownColumns = sql`
  h.id as "homeworkId", h.title, h.kind, c.id as "classId", c.name as "className", ${ownDue} as "ownDue",
  ${ownCloses} as "ownCloses", ${ownState} as "ownState", w.handed_in_at as "handedInAt",
  coalesce(w.days_late, 0) as "daysLate", coalesce(w.hand_ins, 0) as "handIns",
  case when w.released_at is not null then w.raw_mark end as "rawMark", h.full_mark as "fullMark",
  h.late_percent as "latePercent", h.late_floor as "lateFloor",
  case when w.released_at is not null then w.comment else '' end as comment`

const iso = (moment: Date | string) => new Date(moment).toISOString()

export const markOf = (row: {
  rawMark: number | null
  daysLate: number
  latePercent: number
  lateFloor: number
}): number | null =>
  row.rawMark === null
    ? null
    : lateMark(row.rawMark, { percent: row.latePercent, floor: row.lateFloor }, row.daysLate)

export const presentOwn = (row: OwnFound): OwnRow => ({
  ...{ homeworkId: row.homeworkId, kind: row.kind, title: row.title },
  ...{ classId: row.classId, className: row.className },
  ...{ dueAt: iso(row.ownDue), closesAt: iso(row.ownCloses), state: row.ownState },
  handedInAt: row.handedInAt && iso(row.handedInAt),
  ...{ daysLate: row.daysLate, handIns: row.handIns, mark: markOf(row), fullMark: row.fullMark },
  comment: row.comment,
})
