import type { ReactNode } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import css from './gradebook.module.css'
import { officeDialogText } from './office-text.ts'
import type { OfficePlan } from './sheet-types.ts'

/** What would be filled in, and what would not. */
export function OfficePlanView({ plan }: { plan: OfficePlan }) {
  const t = useText(officeDialogText)
  const format = useFormat()
  const { rows, writes, same, replaced, formulas, unknown, otherNames, missing, noGrade } = plan
  const more = [
    ...(replaced > 0 ? [t.replaced(format.number(replaced))] : []),
    ...(same > 0 ? [t.same(format.number(same))] : []),
    ...(formulas > 0 ? [t.formulas(format.number(formulas))] : []),
  ]
  const person = ({ name, number }: { name: string; number: string }) => t.person(name, number)
  return (
    <div className={css.stack} aria-live="polite">
      <div>
        <strong>
          {writes === 0 ? t.nothing : t.writes(format.number(writes), format.number(rows.length))}
        </strong>
        {more.map((line) => (
          <p key={line} className={css.muted}>
            {line}
          </p>
        ))}
      </div>
      <Found
        title={t.otherNames(format.number(plan.otherNameCount))}
        items={otherNames.map(({ row, number, theirs, ours }) =>
          t.otherName(String(row), number, theirs, ours),
        )}
      />
      <Found
        title={t.unknown(format.number(plan.unknownCount))}
        items={unknown.map(({ row, number, name, why }) =>
          t.unknownRow(String(row), number, name, t.why[why]),
        )}
      />
      <Found title={t.missing(format.number(missing.length))} items={missing.map(person)} />
      <Found title={t.noGrade(format.number(noGrade.length))} items={noGrade.map(person)} />
      {rows.length > 0 && (
        <ul className={css.officeRows} aria-label={t.list}>
          {rows.map(({ row, student, cells }) => (
            <li key={row}>
              <span>{person(student)}</span>
              <span>
                {cells.map(({ target, was, is }) => (
                  <span key={target}>
                    {was === ''
                      ? t.set(t.targets[target], is)
                      : t.change(t.targets[target], was, is)}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Found({ title, items }: { title: ReactNode; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <section className={css.note}>
      <strong>{title}</strong>
      <ul className={css.found}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
