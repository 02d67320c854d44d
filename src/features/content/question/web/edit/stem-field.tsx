import { useText } from '#src/web/i18n.tsx'
import type { Bilingual } from '../../body/text.ts'
import type { Problem } from '../../body/problem-codes.ts'
import { editText } from './edit-text.ts'
import { useProblems } from './use-problems.ts'
import { WordsField } from './words-field.tsx'

/** The stem of a question without gaps; the material of a group. */
export function StemField({
  body,
  onChange,
  problems,
  label,
}: {
  body: { stem: Bilingual }
  onChange: (stem: Bilingual) => void
  problems: readonly Problem[]
  label?: string
}) {
  const t = useText(editText)
  const problem = useProblems(problems)
  return (
    <WordsField
      label={label ?? t.stem}
      size="full"
      required
      value={body.stem}
      error={problem.of('noStem', 'noMaterial')}
      onChange={onChange}
    />
  )
}
