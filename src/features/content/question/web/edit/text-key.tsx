import { useFormat, useText } from '#src/web/i18n.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { TextGap } from '../../body/gap.ts'
import css from './edit.module.css'
import { editText } from './edit-text.ts'
import { withWeight } from './gap-weight.ts'
import { KeyRows } from './key-rows.tsx'
import { More } from './more.tsx'
import { ShareField, WeightField, withShare } from './share-field.tsx'

const strictParts = ['case', 'width', 'punctuation'] as const

/** The accepted texts of a gap, and how exactly they are compared. */
export function TextKey({ gap, onChange }: { gap: TextGap; onChange: (next: TextGap) => void }) {
  const t = useText(editText)
  const format = useFormat()
  const { accepted, strict = {}, wildcards = false, weight } = gap
  const setStrict = (part: (typeof strictParts)[number], on: boolean) => {
    const { [part]: _, ...others } = strict
    const { strict: __, ...rest } = gap
    const next = on ? { ...others, [part]: true } : others
    onChange(Object.keys(next).length > 0 ? { ...rest, strict: next } : rest)
  }
  const hasShares = accepted.some(({ share }) => share !== undefined)
  const nameOf = (at: number) => t.acceptedNumber(format.number(at + 1))
  return (
    <>
      <KeyRows
        accepted={accepted}
        most={50}
        nameOf={nameOf}
        onChange={(next) => onChange({ ...gap, accepted: next })}
      >
        {(answer, set, at) => (
          <TextField
            label={at === 0 ? t.accepted : nameOf(at)}
            labelHidden={at > 0}
            autoComplete="off"
            maxLength={500}
            value={answer?.text ?? ''}
            onChange={(text) => set({ ...answer, text })}
          />
        )}
      </KeyRows>
      <More
        title={t.more}
        open={Object.keys(strict).length > 0 || wildcards || weight !== undefined || hasShares}
      >
        <p className={css.note}>{t.looseHint}</p>
        {strictParts.map((part) => (
          <Checkbox
            key={part}
            label={t.strict[part]}
            checked={strict[part] ?? false}
            onChange={(on) => setStrict(part, on)}
          />
        ))}
        <Checkbox
          label={t.wildcards}
          description={t.wildcardsHint}
          checked={wildcards}
          onChange={(on) => {
            const { wildcards: _, ...rest } = gap
            onChange(on ? { ...rest, wildcards: true } : rest)
          }}
        />
        <div className={css.grid}>
          {accepted.length > 1 &&
            accepted.map((answer, at) => (
              <ShareField
                // An index is a safe key: rows never change places.
                key={at}
                label={t.shareOf(answer.text || nameOf(at))}
                share={answer.share}
                onChange={(share) =>
                  onChange({
                    ...gap,
                    accepted: accepted.map((each, i) => (i === at ? withShare(each, share) : each)),
                  })
                }
              />
            ))}
          <WeightField weight={weight} onChange={(next) => onChange(withWeight(gap, next))} />
        </div>
      </More>
    </>
  )
}
