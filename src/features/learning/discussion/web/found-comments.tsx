import cards from '#src/features/learning/announcement/web/announcement.module.css'
import { announcementPaths } from '#src/features/learning/announcement/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Card, CardLink } from '#src/web/ui/card.tsx'
import type { FoundComment } from '../answers.ts'
import { discussionPaths } from '../paths.ts'
import css from './discussion.module.css'
import { FoundText } from './found-text.tsx'
import { discussionText } from './text.ts'

/** The announcements in whose comments a search has found its words. */
export function FoundComments({
  found: { total, items },
  classId,
}: {
  found: { total: number; items: readonly FoundComment[] }
  classId: number
}) {
  const t = useText(discussionText)
  const format = useFormat()
  if (items.length === 0) return null
  return (
    <section className={css.foundIn} aria-labelledby="found-comments">
      <h2 id="found-comments">{t.inComments}</h2>
      <ul className={cards.list}>
        {items.map(({ announcementId, title, hit }) => (
          <Card key={announcementId} as="li" interactive className={cards.item ?? ''}>
            <div className={cards.line}>
              <h3>
                <CardLink to={announcementPaths.one(classId, announcementId)}>{title}</CardLink>
              </h3>
            </div>
            <FoundText
              hit={hit}
              to={discussionPaths.comment(classId, announcementId, hit.replyId)}
              isComment
            />
          </Card>
        ))}
      </ul>
      {total > items.length && (
        <p className={cards.facts}>{t.moreComments(format.number(items.length))}</p>
      )}
    </section>
  )
}
