import { memo } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { bankPaths } from '#src/features/content/bank/paths.ts'
import { typeText } from '#src/features/content/question/web/type-text.ts'
import type { TextOf } from '#src/web/form/fields.ts'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { paperApi } from '../contract.ts'
import css from './paper.module.css'
import { paperText } from './paper-text.ts'
import type { MoveTo } from './use-sections.ts'

type Question = AnswerOf<typeof paperApi.getPaper>['sections'][number]['questions'][number]

interface Props {
  /** Its place in the section, and the acts of the form's list. */
  row: { index: number; move: (index: number) => void; remove: () => void }
  field: TextOf
  question: Question | undefined
  /** In the paper, as it is shown. */
  number: string
  section: number
  isLast: boolean
  names: readonly string[]
  moveTo: MoveTo
}

/**
 * A question of a paper: its points and its place. A key typed in one row renders that row alone, because a paper
 * may have hundreds; the acts of a row work on the form's present values, so a row that was skipped stays right.
 */
export const QuestionRow = memo(function QuestionRow(props: Props) {
  const { row, field, question, number, section, isLast, names, moveTo } = props
  const t = useText(paperText)
  return (
    <li className={css.question}>
      <span className={css.number}>{number}</span>
      <div className={css.title}>
        {question && (
          <>
            <Link to={bankPaths.question(question.questionId)}>{question.title}</Link>
            <QuestionTags question={question} />
          </>
        )}
      </div>
      <div className={css.points}>
        <TextField
          {...field}
          label={t.pointsOf(number)}
          labelHidden
          inputMode="decimal"
          maxLength={7}
        />
        <span aria-hidden="true">{t.pointsUnit}</span>
      </div>
      {names.length > 1 && (
        <div className={css.where}>
          <span className={css.hint} aria-hidden="true">
            {t.where}
          </span>
          <Select
            label={t.moveTo(number)}
            labelHidden
            value={String(section)}
            options={names.map((label, at) => ({ value: String(at), label }))}
            onChange={(to) => moveTo(section, row.index, Number(to))}
          />
        </div>
      )}
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
          disabled={isLast}
          onClick={() => row.move(row.index + 1)}
        />
        <IconButton icon="close" label={t.take(number)} onClick={row.remove} />
      </div>
    </li>
  )
}, looksSame)

/** Functions are left out: they differ at each rendering and do the same. */
function looksSame(a: Props, b: Props): boolean {
  return (
    a.row.index === b.row.index &&
    a.field.name === b.field.name &&
    a.field.value === b.field.value &&
    a.field.error === b.field.error &&
    a.field.state === b.field.state &&
    a.field.autoFocus === b.field.autoFocus &&
    a.question === b.question &&
    a.number === b.number &&
    a.section === b.section &&
    a.isLast === b.isLast &&
    a.names === b.names
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
