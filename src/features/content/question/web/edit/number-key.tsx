import { useFormat, useText } from '#src/web/i18n.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import css from './edit.module.css'
import { editText } from './edit-text.ts'
import { KeyRows } from './key-rows.tsx'
import { More } from './more.tsx'
import { NumberField } from './number-field.tsx'
import type { NumberKeyValue } from './number-key-value.ts'
import { ShareField, WeightField, withShare } from './share-field.tsx'
import { rangeOf } from './tolerance-range.ts'
import { UnitsPart } from './units-part.tsx'

type Accepted = NumberKeyValue['accepted'][number]
const toleranceKinds = ['nominal', 'relative', 'geometric'] as const

/** The accepted numbers with their tolerances, and units: of a numeric question, or of a gap. */
export function NumberKey({
  value,
  onChange,
  weight,
  onWeight,
}: {
  value: NumberKeyValue
  onChange: (part: Partial<NumberKeyValue>) => void
  weight?: number | undefined
  /** Left out where there are no others beside it. */
  onWeight?: (weight: number | null) => void
}) {
  const t = useText(editText)
  const format = useFormat()
  const { accepted } = value
  const nameOf = (at: number) => t.acceptedNumber(format.number(at + 1))
  const setAt = (at: number, next: Accepted) =>
    onChange({ accepted: accepted.map((each, i) => (i === at ? next : each)) })
  const hasShares = accepted.some(({ share }) => share !== undefined)
  const hasKinds = accepted.some(({ tolerance }) => tolerance && tolerance.kind !== 'nominal')
  return (
    <>
      <KeyRows
        accepted={accepted}
        most={20}
        nameOf={nameOf}
        onChange={(next) => onChange({ accepted: next })}
      >
        {(answer, set, at) => (
          <div className={css.number}>
            <NumberField
              label={at === 0 ? t.acceptedValue : nameOf(at)}
              value={answer?.value ?? null}
              onChange={(number) => set(number === null ? null : { ...answer, value: number })}
            />
            {answer && (
              <NumberField
                label={isRelative(answer) ? t.tolerancePercent : t.tolerance}
                value={shownAmount(answer)}
                least={0}
                onChange={(amount) => set(withAmount(answer, amount))}
              />
            )}
            {answer && <Accepts answer={answer} />}
          </div>
        )}
      </KeyRows>
      <UnitsPart value={value} onChange={onChange} />
      {(accepted.length > 0 || onWeight) && (
        <More title={t.more} open={hasShares || hasKinds || weight !== undefined}>
          <div className={css.grid}>
            {accepted.map((answer, at) => (
              <Select
                // An index is a safe key: rows never change places.
                key={at}
                label={t.toleranceKind(String(answer.value))}
                value={answer.tolerance?.kind ?? 'nominal'}
                options={toleranceKinds.map((kind) => ({
                  value: kind,
                  label: t.toleranceKinds[kind],
                }))}
                onChange={(kind) =>
                  setAt(at, {
                    ...answer,
                    tolerance: { kind, amount: kind === 'nominal' ? 0 : 0.01 },
                  })
                }
              />
            ))}
            {accepted.length > 1 &&
              accepted.map((answer, at) => (
                <ShareField
                  key={at}
                  label={t.shareOf(String(answer.value))}
                  share={answer.share}
                  onChange={(share) => setAt(at, withShare(answer, share))}
                />
              ))}
            {onWeight && <WeightField weight={weight} onChange={onWeight} />}
          </div>
        </More>
      )}
    </>
  )
}

/** '3.14 ± 0.01: from 3.13 to 3.15 is right.' */
function Accepts({ answer }: { answer: Accepted }) {
  const t = useText(editText)
  const { value, tolerance } = answer
  const [low, high] = rangeOf(value, tolerance)
  const amount = `${shownAmount(answer) ?? 0}${isRelative(answer) ? '%' : ''}`
  return (
    <p className={css.note} role="status">
      {low === high
        ? t.exactly(String(value))
        : t.range(`${value} ± ${amount}`, String(low), String(high))}
    </p>
  )
}

const isRelative = ({ tolerance }: Accepted) =>
  tolerance !== undefined && tolerance.kind !== 'nominal'

/** The amount as it is written: a share of the value as a percentage. */
const shownAmount = (answer: Accepted) => {
  if (!answer.tolerance) return null
  const { amount } = answer.tolerance
  return isRelative(answer) ? Number((amount * 100).toPrecision(12)) : amount
}

function withAmount(answer: Accepted, amount: number | null): Accepted {
  const { tolerance, ...rest } = answer
  const kind = tolerance?.kind ?? 'nominal'
  if (amount === null) {
    return kind === 'nominal' ? rest : { ...rest, tolerance: { kind, amount: 0 } }
  }
  return { ...rest, tolerance: { kind, amount: kind === 'nominal' ? amount : amount / 100 } }
}
