import { typeText } from '../../question/web/type-text.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { bankPaths } from '../paths.ts'
import type { QuestionRow } from '../shapes.ts'
import { bankText } from './bank-text.ts'
import css from './question-list.module.css'

export const statusTones: Record<QuestionRow['status'], Tone> = {
  draft: 'warning',
  ready: 'success',
  retired: 'neutral',
}

/** Tags that stand in a row; the rest is counted. */
const tagsInRow = 4

/** The questions of a list; each can be chosen for an act on several. */
export function QuestionList({
  questions,
  withFolders,
  chosen,
  onChosen,
}: {
  questions: readonly QuestionRow[]
  /** The list shows questions of many folders. */
  withFolders: boolean
  chosen: ReadonlySet<number>
  onChosen: (chosen: ReadonlySet<number>) => void
}) {
  const t = useText(bankText)
  const types = useText(typeText)
  const toggle = (id: number) =>
    onChosen(
      chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]),
    )
  return (
    <ul className={css.list} aria-label={t.questions}>
      {questions.map((row) => (
        <li key={row.questionId} className={css.row} data-chosen={chosen.has(row.questionId)}>
          <Checkbox
            label={<span className="visually-hidden">{t.select(row.title || t.noTitle)}</span>}
            checked={chosen.has(row.questionId)}
            onChange={() => toggle(row.questionId)}
          />
          <div className={css.about}>
            <Title row={row} />
            <Facts row={row} />
            <Places row={row} withFolder={withFolders} />
          </div>
          <Tag tone={statusTones[row.status]}>{types.statuses[row.status]}</Tag>
        </li>
      ))}
    </ul>
  )
}

/** The language of a title that is in another one than the reader's. */
function useOther(languages: QuestionRow['languages']) {
  const own = useLocale() === 'en-US' ? 'en' : 'zh'
  return languages.includes(own) ? undefined : languages[0]
}

/** The beginning of the stem. */
function Title({ row: { title, languages, questionId, keptUntil } }: { row: QuestionRow }) {
  const t = useText(bankText)
  const other = useOther(languages)
  const words = title || t.noTitle
  return (
    <span className={css.title} lang={other && (other === 'zh' ? 'zh-CN' : 'en-US')}>
      {/* A deleted question has no page. */}
      {keptUntil === null ? (
        <Link className={css.words} to={bankPaths.question(questionId)}>
          {words}
        </Link>
      ) : (
        <span className={css.words}>{words}</span>
      )}
    </span>
  )
}

function Facts({ row }: { row: QuestionRow }) {
  const t = useText(bankText)
  const types = useText(typeText)
  const format = useFormat()
  const { type, difficulty, points, uses, changedAt, keptUntil, languages } = row
  const other = useOther(languages)
  return (
    <div className={css.facts}>
      <strong>{types.names[type]}</strong>
      <span>{types.difficulties[difficulty]}</span>
      <span>{t.pointsOf(format.number(points))}</span>
      {other && <span className={css.only}>{t.only[other]}</span>}
      {uses > 0 && <span>{t.usedTimes(format.number(uses))}</span>}
      <span>
        {keptUntil === null ? <TimeAgo value={changedAt} /> : t.keptUntil(format.date(keptUntil))}
      </span>
    </div>
  )
}

/** The owner, folder and tags of a question. */
function Places({ row, withFolder }: { row: QuestionRow; withFolder: boolean }) {
  const t = useText(bankText)
  const format = useFormat()
  const { owner, folder, tags } = row
  const more = tags.slice(tagsInRow)
  const inFolder = withFolder && folder
  if (!owner && !inFolder && tags.length === 0) return null
  return (
    <div className={css.facts}>
      {owner && <span>{owner.name}</span>}
      {inFolder && (
        <Link to={bankPaths.folder(folder.folderId)} prefetch="none">
          {folder.name}
        </Link>
      )}
      {tags.slice(0, tagsInRow).map(({ tagId, name }) => (
        <Link key={tagId} className={css.tag} to={bankPaths.bank({ tag: tagId })} prefetch="none">
          {name}
        </Link>
      ))}
      {more.length > 0 && (
        <span title={format.list(more.map(({ name }) => name))}>
          {t.moreTags(format.number(more.length))}
        </span>
      )}
    </div>
  )
}
