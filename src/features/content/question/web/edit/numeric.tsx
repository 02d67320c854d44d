import { FieldError } from '#src/web/ui/field.tsx'
import css from './edit.module.css'
import type { EditProps } from './edit-props.ts'
import { NumberKey } from './number-key.tsx'
import { useProblems } from './use-problems.ts'

export default function EditNumeric({ body, onChange, problems }: EditProps<'numeric'>) {
  const problem = useProblems(problems)
  return (
    <div className={css.part}>
      <NumberKey value={body} onChange={(part) => onChange({ ...body, ...part })} />
      <FieldError id="numeric-error" error={problem.of('noAccepted', 'noFullShare', 'noUnits')} />
    </div>
  )
}
