import type { AnswerOf } from '#src/shared/endpoint.ts'
import { bankPaths } from '#src/features/content/bank/paths.ts'
import { typeText } from '#src/features/content/question/web/type-text.ts'
import type { FormOf } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { paperApi } from '../contract.ts'
import { sectionNameMax } from '../forms.ts'
import css from './paper.module.css'
import { paperText } from './paper-text.ts'
import { type PaperValues, sumOf } from './paper-values.ts'

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
}: {
  form: Form
  row: SectionRow
  about: ReadonlyMap<number, Question>
  /** The number of its first question in the paper. */
  first: number
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
          const question = about.get(one.value.questionId)
          const number = format.number(first + one.index)
          return (
            <li key={one.value.questionId} className={css.question}>
              <span className={css.number}>{number}</span>
              <div className={css.title}>
                <Link to={bankPaths.question(one.value.questionId)}>{question?.title}</Link>
                {question && <QuestionTags question={question} />}
              </div>
              <TextField
                {...form.field(`${one.path}.points`)}
                label={t.pointsOf(number)}
                labelHidden
                inputMode="decimal"
                maxLength={7}
              />
              {sections.length > 1 && (
                <Select
                  label={t.moveTo(number)}
                  labelHidden
                  value={String(row.index)}
                  options={sections.map((section, at) => ({
                    value: String(at),
                    label: section.name || t.sectionNumber(format.number(at + 1)),
                  }))}
                  onChange={(to) => moveTo(form, row.index, one.index, Number(to))}
                />
              )}
              <div className={css.acts}>
                <IconButton
                  icon="chevron-up"
                  label={t.up}
                  disabled={one.index === 0}
                  onClick={() => one.move(one.index - 1)}
                />
                <IconButton
                  icon="chevron-down"
                  label={t.down}
                  disabled={one.index === questions.length - 1}
                  onClick={() => one.move(one.index + 1)}
                />
                <IconButton icon="close" label={t.take(number)} onClick={one.remove} />
              </div>
            </li>
          )
        })}
      </ol>
    </>
  )
}

function QuestionTags({ question: { type, status, isOutdated } }: { question: Question }) {
  const t = useText(paperText)
  const { names } = useText(typeText)
  return (
    <span className={css.tags}>
      <Tag>{names[type]}</Tag>
      {status !== 'ready' && <Tag tone="warning">{t[status]}</Tag>}
      {isOutdated && <Tag tone="warning">{t.outdated}</Tag>}
    </span>
  )
}

/** Puts a question at the end of another section. */
function moveTo(form: Form, from: number, at: number, to: number) {
  const { sections } = form.values
  const moved = sections[from]?.questions[at]
  if (!moved || from === to) return
  form.set(
    'sections',
    sections.map((section, index) => ({
      ...section,
      questions:
        index === from
          ? section.questions.filter((one) => one !== moved)
          : index === to
            ? [...section.questions, moved]
            : section.questions,
    })),
  )
}
