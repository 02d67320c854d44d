import { useFormat, useText } from '#src/web/i18n.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { TaskComment } from '../contract.ts'
import type { Verdict as Given } from '../verdicts.ts'
import css from './task.module.css'
import { taskText } from './text.ts'

/** What teachers have said of an answer, the latest first. */
export function CommentList({
  comments,
  newest,
}: {
  comments: readonly TaskComment[]
  /** The number of the latest hand-in: a comment on an earlier one says so. */
  newest: number
}) {
  const t = useText(taskText)
  const format = useFormat()
  if (comments.length === 0) return null
  return (
    <section className={css.comments} aria-label={t.comments}>
      <h4>{t.comments}</h4>
      <ul>
        {comments.map(({ commentId, text, verdict, by, writtenAt, handIn }) => (
          <li key={commentId} className={css.comment} data-verdict={verdict ?? undefined}>
            <p className={css.commentHead}>
              {verdict && <Verdict verdict={verdict} />}
              <span>
                <TimeAgo value={writtenAt}>{(when) => t.by(by ?? t.someone, when)}</TimeAgo>
              </span>
              {handIn < newest && <span>{t.onEarlier(format.number(handIn))}</span>}
            </p>
            {text !== '' && <p className={css.words}>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Verdict({ verdict }: { verdict: Given }) {
  const t = useText(taskText)
  return <Tag tone={verdict === 'accepted' ? 'success' : 'warning'}>{t.verdicts[verdict]}</Tag>
}
