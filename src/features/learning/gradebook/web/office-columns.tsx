import { useText } from '#src/web/i18n.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { lettersOf } from '../office/edit-sheet.ts'
import { type OfficeMapping, type OfficeTarget, officeTargets } from '../office/targets.ts'
import css from './gradebook.module.css'
import { officeDialogText } from './office-text.ts'
import type { OfficePlan } from './sheet-types.ts'

/** The columns that were found, each of which may be another one. */
export function OfficeColumns({
  plan: { sheet, sheets, heads, columns, remembered },
  onChange,
}: {
  plan: OfficePlan
  onChange: (sheet: string, columns: OfficeMapping | null) => void
}) {
  const t = useText(officeDialogText)
  const options = [
    { value: '', label: t.skip },
    ...heads.flatMap((head, at) =>
      at === columns.number || at === columns.name
        ? []
        : [{ value: String(at), label: t.column(lettersOf(at), head) }],
    ),
  ]
  return (
    <fieldset className={css.officeColumns}>
      <legend>{t.columns}</legend>
      {sheets.length > 1 && (
        <Select
          label={t.sheet}
          value={sheet}
          onChange={(value) => onChange(value, null)}
          options={sheets.map((name) => ({ value: name, label: name }))}
        />
      )}
      {officeTargets.map((target) => (
        <Select
          key={target}
          label={t.targets[target]}
          value={columns[target] === null ? '' : String(columns[target])}
          onChange={(value) =>
            onChange(sheet, chosen(columns, target, value === '' ? null : Number(value)))
          }
          options={options}
        />
      ))}
      <p className={css.muted}>
        {remembered && t.remembered} {t.whole}
      </p>
    </fieldset>
  )
}

/** A column that is chosen for one thing is no longer for another. */
function chosen(columns: OfficeMapping, target: OfficeTarget, at: number | null): OfficeMapping {
  const others = officeTargets.filter((one) => one !== target && at !== null && columns[one] === at)
  return { ...columns, ...Object.fromEntries(others.map((one) => [one, null])), [target]: at }
}
