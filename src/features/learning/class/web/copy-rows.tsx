import { useFormat, useText } from '#src/web/i18n.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { type CopiedDate, type CopiedKind, copiedKinds } from '../copied.ts'
import type { PlannedRow } from '../copy-plan.ts'
import { DateRow, EndRow } from './copy-dates.tsx'
import { copyText } from './copy-text.ts'
import css from './copy.module.css'

interface Acts {
  /** Takes rows along, or leaves them out. */
  onTake: (kind: CopiedKind, keys: readonly string[], comes: boolean) => void
  /** Sets a date; undefined puts it back to where the shift moves it. */
  onDate: (row: PlannedRow, field: CopiedDate, at: string | undefined) => void
}

/** The things that a copy takes along, by kinds, each with a tick and with its dates. */
export function CopyRows({ plan, ...acts }: { plan: readonly PlannedRow[] } & Acts) {
  const t = useText(copyText)
  return (
    <section className={css.part}>
      <h3>{t.along}</h3>
      {plan.length === 0 && <p className={css.muted}>{t.nothing}</p>}
      {copiedKinds.map((kind) => {
        const rows = plan.filter(({ row }) => row.kind === kind)
        return rows.length > 0 && <Kind key={kind} kind={kind} rows={rows} {...acts} />
      })}
    </section>
  )
}

function Kind({
  kind,
  rows,
  onTake,
  onDate,
}: { kind: CopiedKind; rows: readonly PlannedRow[] } & Acts) {
  const t = useText(copyText)
  const format = useFormat()
  const open = rows.filter(({ stays }) => stays === null)
  const chosen = rows.filter(({ comes }) => comes)
  const lead = t.kindLeads[kind]
  return (
    <div className={css.kind} role="group" aria-label={t.kinds[kind]}>
      <div className={css.head}>
        <Checkbox
          label={t.kinds[kind]}
          checked={chosen.length > 0}
          disabled={open.length === 0}
          onChange={(comes) =>
            onTake(
              kind,
              open.map(({ key }) => key),
              comes,
            )
          }
        />
        <span className={css.muted}>
          {t.chosen(format.number(chosen.length), format.number(rows.length))}
        </span>
      </div>
      {lead && <p className={css.muted}>{lead}</p>}
      <ul className={css.rows}>
        {rows.map((one) => (
          <Row key={one.key} one={one} onTake={onTake} onDate={onDate} />
        ))}
      </ul>
    </div>
  )
}

function Row({ one, onTake, onDate }: { one: PlannedRow } & Acts) {
  const t = useText(copyText)
  const format = useFormat()
  const { row, stays, comes, dates, end, columns } = one
  const { lesson, categories, round } = row
  const [taken, left] = [true, false].map((is) =>
    columns.filter((column) => column.comes === is).map(({ name }) => name),
  ) as [string[], string[]]
  const about = [
    ...(lesson
      ? [
          t.lesson(
            t.weekdays[lesson.weekday - 1]!,
            `${lesson.sectionFrom}–${lesson.sectionTo}`,
            lesson.weeks.replaceAll('-', '–'),
            lesson.room,
          ),
        ]
      : []),
    ...(categories.length > 0
      ? [format.list(categories.map(({ name, weight }) => t.category(name, String(weight))))]
      : []),
    ...(taken.length > 0 ? [t.columns(format.list(taken))] : []),
    ...(left.length > 0 ? [t.columnsLeft(format.list(left))] : []),
    ...(round ? [t.round(format.number(round.reviews), round.anonymous, round.wordsRequired)] : []),
    ...(row.leaves.length > 0 ? [t.leaves(format.list(row.leaves))] : []),
    ...(stays === null ? [] : [t.stays[stays]]),
  ]
  return (
    <li>
      <Checkbox
        label={row.title || t.rules}
        checked={comes}
        disabled={stays !== null}
        onChange={(takes) => onTake(row.kind, [one.key], takes)}
      />
      {(about.length > 0 || (comes && dates.length > 0)) && (
        <div className={css.under}>
          {about.map((line) => (
            <p key={line} className={css.muted}>
              {line}
            </p>
          ))}
          {comes &&
            dates.map((date) => (
              <DateRow
                key={date.field}
                title={row.title}
                date={date}
                onChange={(at) => onDate(one, date.field, at)}
              />
            ))}
          {comes && end && <EndRow end={end} />}
        </div>
      )}
    </li>
  )
}
