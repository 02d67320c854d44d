import { useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import css from './edit.module.css'
import { editText } from './edit-text.ts'
import { More } from './more.tsx'
import { NumberField } from './number-field.tsx'
import type { NumberKeyValue } from './number-key-value.ts'
import { ShareField } from './share-field.tsx'

const unitRules = ['none', 'optional', 'required'] as const

/** The units of a number, and what each is in that of the key. */
export function UnitsPart({
  value,
  onChange,
}: {
  value: NumberKeyValue
  onChange: (part: Partial<NumberKeyValue>) => void
}) {
  const t = useText(editText)
  const { units, unitRule, unitPenalty } = value
  const setAt = (at: number, part: Partial<(typeof units)[number]>) =>
    onChange({ units: units.map((unit, i) => (i === at ? { ...unit, ...part } : unit)) })
  return (
    <More title={t.units} open={unitRule !== 'none'}>
      <Select
        label={t.unitRule}
        value={unitRule}
        options={unitRules.map((rule) => ({ value: rule, label: t.unitRules[rule] }))}
        onChange={(rule) => onChange({ unitRule: rule })}
      />
      {unitRule !== 'none' && (
        <>
          <ul className={css.answers}>
            {units.map((unit, at) => (
              // An index is a safe key: rows never change places.
              <li key={at} className={css.answer}>
                <div className={css.number}>
                  <TextField
                    label={t.unit}
                    maxLength={30}
                    value={unit.text}
                    onChange={(text) => text !== '' && setAt(at, { text })}
                  />
                  {at > 0 && (
                    <NumberField
                      label={t.unitFactor(unit.text, units[0]?.text ?? '')}
                      value={unit.factor}
                      least={Number.MIN_VALUE}
                      onChange={(factor) => factor && setAt(at, { factor })}
                    />
                  )}
                </div>
                <IconButton
                  icon="close"
                  label={t.remove(unit.text)}
                  onClick={() => onChange({ units: units.filter((_, other) => other !== at) })}
                />
              </li>
            ))}
          </ul>
          <Button
            variant="quiet"
            size="small"
            icon="plus"
            className={css.small}
            disabled={units.length >= 20}
            onClick={() =>
              onChange({
                units: [...units, { text: units.length === 0 ? 'USD' : 'kg', factor: 1 }],
              })
            }
          >
            {t.addUnit}
          </Button>
          {unitRule === 'required' && (
            <ShareField
              label={t.unitPenalty}
              share={unitPenalty}
              onChange={(share) => onChange({ unitPenalty: share })}
            />
          )}
        </>
      )}
    </More>
  )
}
