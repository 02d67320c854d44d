import { useText } from '#src/web/i18n.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { questionText } from '../question-text.ts'
import type { EditProps } from './edit-props.ts'
import { editText } from './edit-text.ts'
import { useProblems } from './use-problems.ts'

export default function EditTrueFalse({ body, onChange, problems }: EditProps<'trueFalse'>) {
  const t = useText(editText)
  const q = useText(questionText)
  const problem = useProblems(problems)
  return (
    <RadioGroup
      label={t.rightAnswer}
      required
      inRow
      error={problem.of('noKey')}
      value={body.right === null ? '' : body.right ? 'true' : 'false'}
      options={[
        { value: 'true', label: q.right },
        { value: 'false', label: q.wrong },
      ]}
      onChange={(value) => onChange({ ...body, right: value === 'true' })}
    />
  )
}
