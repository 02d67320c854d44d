import { useText } from '#src/web/i18n.tsx'
import { editText } from './edit-text.ts'
import { NumberField } from './number-field.tsx'

/** A share of the points as a percentage; all of them is the default and kept as none. */
export function ShareField({
  label,
  share,
  onChange,
}: {
  label: string
  share: number | undefined
  onChange: (share: number | undefined) => void
}) {
  return (
    <NumberField
      label={label}
      value={Math.round((share ?? 1) * 10000) / 100}
      least={0}
      most={100}
      onChange={(percent) =>
        onChange(percent === null || percent === 100 ? undefined : percent / 100)
      }
    />
  )
}

/** How much a gap counts beside the others. */
export function WeightField({
  weight,
  onChange,
}: {
  weight: number | undefined
  onChange: (weight: number | null) => void
}) {
  const t = useText(editText)
  return (
    <NumberField
      label={t.weight}
      description={t.weightHint}
      value={weight ?? 1}
      least={0.01}
      most={1000}
      onChange={onChange}
    />
  )
}

/** Sets a share on an answer, or takes it away. */
export function withShare<A extends { share?: number | undefined }>(
  answer: A,
  share: number | undefined,
): A {
  const { share: _, ...rest } = answer
  return (share === undefined ? rest : { ...rest, share }) as A
}
