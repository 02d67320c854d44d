import { useFormat, useText } from '#src/web/i18n.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { Gap } from '../../body/gap.ts'
import css from './edit.module.css'
import { editText } from './edit-text.ts'
import { withWeight } from './gap-weight.ts'
import { KeyRows } from './key-rows.tsx'
import { More } from './more.tsx'
import { NumberField } from './number-field.tsx'
import { WeightField } from './share-field.tsx'

type DateGap = Extract<Gap, { kind: 'date' }>

/** The accepted days of a gap; learners write them in any way that trade documents know. */
export function DateKey({ gap, onChange }: { gap: DateGap; onChange: (next: DateGap) => void }) {
  const t = useText(editText)
  const format = useFormat()
  const { accepted, days, weight } = gap
  const nameOf = (at: number) => t.acceptedNumber(format.number(at + 1))
  return (
    <>
      <KeyRows
        accepted={accepted}
        most={20}
        nameOf={nameOf}
        onChange={(next) => onChange({ ...gap, accepted: next })}
      >
        {(answer, set, at) => (
          <TextField
            type="date"
            label={at === 0 ? t.acceptedDate : nameOf(at)}
            value={answer?.date ?? ''}
            onChange={(date) => set(date === '' ? null : { ...answer, date })}
          />
        )}
      </KeyRows>
      <p className={css.note}>{t.dateHint}</p>
      <More title={t.more} open={days !== undefined || weight !== undefined}>
        <div className={css.grid}>
          <NumberField
            label={t.days}
            value={days ?? 0}
            least={0}
            most={366}
            onChange={(next) => {
              const { days: _, ...rest } = gap
              onChange(next ? { ...rest, days: Math.round(next) } : rest)
            }}
          />
          <WeightField weight={weight} onChange={(next) => onChange(withWeight(gap, next))} />
        </div>
      </More>
    </>
  )
}
