import type { Gap } from '../../body/gap.ts'
import type { EditProps } from './edit-props.ts'
import { emptyGap } from './empty-gap.ts'
import { GapsPart } from './gaps-part.tsx'

const kinds = ['text', 'number', 'date', 'choice'] as const satisfies Gap['kind'][]

export default function EditCloze({ body, onChange, problems }: EditProps<'cloze'>) {
  return (
    <GapsPart
      stem={body.stem}
      gaps={body.gaps}
      make={(id) => emptyGap(id, 'text')}
      kinds={kinds}
      onChange={(part) => onChange({ ...body, ...part })}
      problems={problems}
    />
  )
}
