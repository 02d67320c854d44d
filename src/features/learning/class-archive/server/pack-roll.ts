import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  personName,
} from '#src/features/content/bank/server/person-name.ts'
import { attendanceSheet } from '#src/features/learning/lesson/server/get-attendance-table.ts'
import { tableText } from '#src/features/learning/lesson/server/table-text.ts'
import type {
  AttendanceState,
  LeaveState,
  MarkSource,
} from '#src/features/learning/lesson/limits.ts'
import type { Sheet } from '#src/features/learning/progress/server/table-file.ts'
import { sayMoment } from '#src/shared/school-time.ts'
import type { Pack } from './pack.ts'

/** Packs attendance by lesson, leave and corrections as the sheets of one workbook. */
export async function packRoll(pack: Pack): Promise<void> {
  const { kernel, standing, order, words, packing, make, step } = pack
  const { classId } = standing
  const filter = { classId, keyword: '', sort: 'number' as const }
  const [roll, leave, corrections] = await Promise.all([
    attendanceSheet(kernel.db, filter, order.language),
    leaveSheet(pack),
    correctionSheet(pack),
  ])
  const path = `${words.roll}.xlsx`
  packing.bytes(path, await make({ kind: 'workbook', sheets: [roll, leave, corrections] }))
  packing.list({ part: words.roll, label: path, path })
  await step()
}

interface Leave extends Record<string, unknown> {
  number: string | null
  person: PersonJson
  firstDay: string
  lastDay: string
  reason: string
  state: LeaveState
  by: PersonJson
  decidedAt: string | null
  answer: string
}

async function leaveSheet({ kernel, standing, order, words }: Pack): Promise<Sheet> {
  const { rows } = await kernel.db.execute<Leave>(sql`
    select m.student_number as number, ${personJson('u')} as person, r.first_day::text as "firstDay", r.last_day::text as "lastDay",
      r.reason, r.state, ${personJson('d')} as by, r.decided_at as "decidedAt", r.answer
    from leave_requests r join users u on u.id = r.user_id
    left join class_members m on m.class_id = r.class_id and m.user_id = r.user_id
    left join users d on d.id = r.decided_by_id
    where r.class_id = ${standing.classId} order by r.first_day, r.id`)
  const { sheet } = words
  const nameOf = (person: PersonJson) => (person ? personName(person, order.language) : '')
  return {
    name: words.leave,
    heads: [
      ...[sheet.number, sheet.name, sheet.from, sheet.to, sheet.reason],
      ...[sheet.state, sheet.by, sheet.at, sheet.answer],
    ],
    rows: rows.map((row) => [
      ...[row.number ?? '', nameOf(row.person) || words.nobody, row.firstDay, row.lastDay],
      ...[row.reason, words.leaveStates[row.state], nameOf(row.by)],
      ...[row.decidedAt ? sayMoment(row.decidedAt) : '', row.answer],
    ]),
  }
}

interface Correction extends Record<string, unknown> {
  beganAt: string
  title: string
  number: string | null
  person: PersonJson
  from: AttendanceState
  to: AttendanceState
  source: MarkSource
  by: PersonJson
  reason: string
  at: string
}

/** Each state that has replaced another one. */
async function correctionSheet({ kernel, standing, order, words }: Pack): Promise<Sheet> {
  const { rows } = await kernel.db.execute<Correction>(sql`
    select l.began_at as "beganAt", l.title, m.student_number as number, ${personJson('u')} as person, e."from", e."to",
      e.source, ${personJson('a')} as by, e.reason, e.at
    from lessons l join lesson_mark_events e on e.lesson_id = l.id join users u on u.id = e.user_id
    left join class_members m on m.class_id = l.class_id and m.user_id = e.user_id
    left join users a on a.id = e.actor_id
    where l.class_id = ${standing.classId} and e."from" is not null and e."from" <> e."to"
    order by l.began_at, e.id`)
  const { sheet } = words
  const { states } = tableText[order.language]
  const nameOf = (person: PersonJson) => (person ? personName(person, order.language) : '')
  return {
    name: words.corrections,
    heads: [
      ...[sheet.lesson, sheet.number, sheet.name, sheet.before, sheet.after],
      ...[sheet.source, sheet.by, sheet.reason, sheet.at],
    ],
    rows: rows.map((row) => [
      `${sayMoment(row.beganAt)} ${row.title}`.trim(),
      ...[row.number ?? '', nameOf(row.person) || words.nobody, states[row.from], states[row.to]],
      ...[words.sources[row.source], nameOf(row.by), row.reason, sayMoment(row.at)],
    ]),
  }
}
