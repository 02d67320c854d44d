import cards from '#src/features/learning/announcement/web/announcement.module.css'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Card, CardLink } from '#src/web/ui/card.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { TopicRow } from '../answers.ts'
import { discussionPaths } from '../paths.ts'
import { FoundText } from './found-text.tsx'
import { discussionText } from './text.ts'

/** A topic in the list of a class. */
export function TopicItem({ row, classId }: { row: TopicRow; classId: number }) {
  const t = useText(discussionText)
  const format = useFormat()
  const { topicId, title, excerpt, author, deleted, unread, replies, lastReplyAt, hit } = row
  return (
    <Card as="li" interactive className={cards.item ?? ''}>
      <div className={cards.line}>
        {row.pinned && <Tag tone="action">{t.pinned}</Tag>}
        {unread && <Tag tone="accent">{t.unread}</Tag>}
        {row.isHidden && <Tag tone="danger">{t.hidden}</Tag>}
        {row.closed && !deleted && <Tag>{t.closed}</Tag>}
        <h2 data-unread={unread || undefined} data-gone={deleted || undefined}>
          <CardLink to={discussionPaths.topic(classId, topicId)}>
            {deleted ? t.deletedTopic : title}
          </CardLink>
        </h2>
      </div>
      {excerpt !== '' && <p className={cards.excerpt}>{excerpt}</p>}
      {hit && <FoundText hit={hit} to={discussionPaths.reply(classId, topicId, hit.replyId)} />}
      <p className={cards.facts}>
        <span>{author.name}</span>
        <TimeAgo value={row.createdAt} />
        {row.pictureCount > 0 && <span>{t.pictures(format.number(row.pictureCount))}</span>}
        <span>{replies > 0 ? t.replies(format.number(replies)) : t.noReplies}</span>
        {lastReplyAt !== null && (
          <TimeAgo value={lastReplyAt}>{(when) => t.lastReply(when)}</TimeAgo>
        )}
      </p>
    </Card>
  )
}
