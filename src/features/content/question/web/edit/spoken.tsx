import { useText } from '#src/web/i18n.tsx'
import type { EditProps } from './edit-props.ts'
import { editText } from './edit-text.ts'
import { NumberField } from './number-field.tsx'
import { OpenPart } from './open-part.tsx'

export default function EditSpoken(props: EditProps<'spoken'>) {
  const t = useText(editText)
  const { body, onChange } = props
  return (
    <>
      <NumberField
        label={t.mostSeconds}
        value={body.mostSeconds}
        least={5}
        most={600}
        onChange={(most) => most && onChange({ ...body, mostSeconds: Math.round(most) })}
      />
      <OpenPart {...props} />
    </>
  )
}
