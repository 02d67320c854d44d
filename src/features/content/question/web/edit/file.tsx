import { fileKinds } from '#src/shared/file-kind.ts'
import { useText } from '#src/web/i18n.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { openText } from '../open-text.ts'
import css from './edit.module.css'
import type { EditProps } from './edit-props.ts'
import { editText } from './edit-text.ts'
import { NumberField } from './number-field.tsx'
import { OpenPart } from './open-part.tsx'

export default function EditFile(props: EditProps<'file'>) {
  const t = useText(editText)
  const o = useText(openText)
  const { body, onChange } = props
  return (
    <>
      <fieldset className={css.kinds}>
        <legend className={css.title}>{t.kinds}</legend>
        {fileKinds.map((kind) => {
          const on = body.kinds.includes(kind)
          return (
            <Checkbox
              key={kind}
              label={o.kinds[kind]}
              checked={on}
              // One kind is always taken.
              disabled={on && body.kinds.length === 1}
              onChange={(next) =>
                onChange({
                  ...body,
                  kinds: fileKinds.filter((each) =>
                    each === kind ? next : body.kinds.includes(each),
                  ),
                })
              }
            />
          )
        })}
      </fieldset>
      <NumberField
        label={t.mostFiles}
        value={body.mostFiles}
        least={1}
        most={10}
        onChange={(most) => most && onChange({ ...body, mostFiles: Math.round(most) })}
      />
      <OpenPart {...props} />
    </>
  )
}
