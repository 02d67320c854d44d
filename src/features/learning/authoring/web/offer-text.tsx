import { SidedField } from '#src/features/content/draft/web/sided-field.tsx'
import type { Side } from '#src/features/content/editor/web/both-sides.ts'
import { FieldReasons } from '#src/features/learning/approval/web/field-reasons.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { editText } from './edit-text.ts'
import { type Places, useErrorAt } from './place-of-field.ts'

/** A required text of an offer, with its length, what it lacks, and the reasons of the last rejection. */
export function OfferText({
  recordKey,
  field,
  label,
  most,
  rows,
  sides,
  isOneText = false,
  ...places
}: Places & {
  recordKey: string
  field: string
  label: string
  most: number
  rows?: number
  sides: readonly Side[]
  /** It is complete in either language: what it lacks is named by the field alone. */
  isOneText?: boolean
}) {
  const t = useText(editText)
  const format = useFormat()
  const { draft, reasons, onLeave } = places
  const error = useErrorAt(places)
  const placeOf = (place: string) => (isOneText ? field : place)
  return (
    <>
      <SidedField
        {...{ draft, recordKey, field, label, sides }}
        {...(rows !== undefined && { rows })}
        required
        description={t.most(format.number(most))}
        errorOf={(place) =>
          isOneText && place !== `${field}.${sides[0]}`
            ? undefined
            : error(recordKey, placeOf(place))
        }
        onLeave={(place) => onLeave(`${recordKey} ${placeOf(place)}`)}
      />
      <FieldReasons reasons={reasons} recordKey={recordKey} name={field} />
    </>
  )
}
