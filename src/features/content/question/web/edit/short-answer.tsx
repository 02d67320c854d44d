import { useText } from '#src/web/i18n.tsx'
import type { EditProps } from './edit-props.ts'
import { editText } from './edit-text.ts'
import { More } from './more.tsx'
import { NumberField } from './number-field.tsx'
import { OpenPart } from './open-part.tsx'

export default function EditShortAnswer(props: EditProps<'shortAnswer'>) {
  const t = useText(editText)
  const { body, onChange } = props
  return (
    <>
      <OpenPart {...props} />
      <More title={t.more}>
        <NumberField
          label={t.mostCharacters}
          value={body.mostCharacters}
          least={1}
          most={5000}
          onChange={(most) => most && onChange({ ...body, mostCharacters: Math.round(most) })}
        />
      </More>
    </>
  )
}
