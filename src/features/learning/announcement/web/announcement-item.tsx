import { useFormat, useText } from '#src/web/i18n.tsx'
import { Card, CardLink } from '#src/web/ui/card.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { AnnouncementRow } from '../contract.ts'
import { announcementPaths } from '../paths.ts'
import css from './announcement.module.css'
import { announcementText } from './text.ts'

/** An announcement in the list of a class. Those who look after the class see by how many it was read. */
export function AnnouncementItem({ row, classId }: { row: AnnouncementRow; classId: number }) {
  const t = useText(announcementText)
  const format = useFormat()
  const { announcementId, title, excerpt, author, pinned, published, publishAt, editedAt } = row
  const { isRead, readers, files } = row
  const isUnread = readers === null && !isRead
  return (
    <Card as="li" interactive className={css.item ?? ''}>
      <div className={css.line}>
        {pinned && <Tag tone="action">{t.pinned}</Tag>}
        {isUnread && <Tag tone="accent">{t.unread}</Tag>}
        {!published && <Tag tone="warning">{t.scheduled(format.dateTime(publishAt))}</Tag>}
        <h2 data-unread={isUnread || undefined}>
          <CardLink to={announcementPaths.one(classId, announcementId)}>{title}</CardLink>
        </h2>
      </div>
      {excerpt !== '' && <p className={css.excerpt}>{excerpt}</p>}
      <p className={css.facts}>
        <span>{author?.name ?? t.nobody}</span>
        {published && (
          <span>
            <TimeAgo value={publishAt} />
          </span>
        )}
        {editedAt !== null && <span>{t.edited}</span>}
        {files > 0 && <span>{t.files(format.number(files))}</span>}
        {readers !== null && published && (
          <span>{t.readBy(format.number(readers.read), format.number(readers.students))}</span>
        )}
      </p>
    </Card>
  )
}
