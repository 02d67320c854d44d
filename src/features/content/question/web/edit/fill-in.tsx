import { useText } from '#src/web/i18n.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import type { TextGap } from '../../body/gap.ts'
import type { EditProps } from './edit-props.ts'
import { editText } from './edit-text.ts'
import { emptyGap } from './empty-gap.ts'
import { GapsPart } from './gaps-part.tsx'

export default function EditFillIn({ body, onChange, problems }: EditProps<'fillIn'>) {
  const t = useText(editText)
  return (
    <GapsPart
      stem={body.stem}
      gaps={body.gaps}
      make={(id) => emptyGap(id, 'text') as TextGap}
      onChange={(part) => onChange({ ...body, ...part })}
      problems={problems}
    >
      {body.gaps.length > 1 && (
        <Checkbox
          label={t.anyOrder}
          description={t.anyOrderHint}
          checked={body.anyOrder}
          onChange={(anyOrder) => onChange({ ...body, anyOrder })}
        />
      )}
    </GapsPart>
  )
}
