import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { FormOf } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { paperApi } from '../contract.ts'
import { sectionNameMax } from '../forms.ts'
import css from './paper.module.css'
import { paperText } from './paper-text.ts'
import { type PaperValues, sumOf } from './paper-values.ts'
import { QuestionRow } from './question-row.tsx'
import type { MoveTo } from './use-sections.ts'

type Question = AnswerOf<typeof paperApi.getPaper>['sections'][number]['questions'][number]
type Form = FormOf<PaperValues>
type SectionRow = ReturnType<typeof rowsOf>[number]
const rowsOf = (form: Form) => form.list('sections').rows

/** One section of a paper: its title, and its questions with their points. */
export function PaperSection({
  form,
  row,
  about,
  first,
  names,
  moveTo,
}: {
  form: Form
  row: SectionRow
  about: ReadonlyMap<number, Question>
  /** The number of its first question in the paper. */
  first: number
  /** Of all sections. */
  names: readonly string[]
  moveTo: MoveTo
}) {
  const t = useText(paperText)
  const format = useFormat()
  const { sections } = form.values
  const { questions, printedTotal } = row.value
  const points = sumOf(questions)
  const list = form.list(`${row.path}.questions`)
  return (
    <>
      <div className={css.head}>
        <TextField
          {...form.field(`${row.path}.name`)}
          label={t.section}
          maxLength={sectionNameMax}
        />
        <div className={css.acts}>
          <IconButton
            icon="chevron-up"
            label={t.up}
            disabled={row.index === 0}
            onClick={() => row.move(row.index - 1)}
          />
          <IconButton
            icon="chevron-down"
            label={t.down}
            disabled={row.index === sections.length - 1}
            onClick={() => row.move(row.index + 1)}
          />
          <IconButton
            icon="trash"
            label={t.removeSection}
            disabled={questions.length > 0}
            onClick={row.remove}
          />
        </div>
      </div>
      <p className={css.hint}>
        {printedTotal !== null && printedTotal !== points
          ? t.sectionMisses(format.number(points), format.number(printedTotal))
          : t.sectionPoints(format.number(questions.length), format.number(points))}
      </p>
      {questions.length === 0 && <p className={css.hint}>{t.noQuestions}</p>}
      <ol className={css.questions}>
        {list.rows.map((one) => {
          return (
            <QuestionRow
              key={one.value.questionId}
              row={one}
              field={form.field(`${one.path}.points`)}
              question={about.get(one.value.questionId)}
              number={format.number(first + one.index)}
              section={row.index}
              isLast={one.index === questions.length - 1}
              {...{ names, moveTo }}
            />
          )
        })}
      </ol>
    </>
  )
}
