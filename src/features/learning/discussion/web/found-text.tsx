import { Marked } from '#src/features/learning/course/web/marked.tsx'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { Hit } from '../answers.ts'
import css from './discussion.module.css'
import { discussionText } from './text.ts'

/** A reply or a comment that a search has found, with the link to its place. */
export function FoundText({
  hit,
  to,
  isComment = false,
}: {
  hit: Hit
  to: string
  isComment?: boolean
}) {
  const t = useText(discussionText)
  const { author, excerpt, ranges } = hit
  return (
    <p className={css.found}>
      <Link to={to}>{isComment ? t.foundComment(author) : t.foundReply(author)}</Link>{' '}
      <span>
        <Marked text={excerpt} ranges={ranges} />
      </span>{' '}
      <TimeAgo value={hit.createdAt} />
    </p>
  )
}
