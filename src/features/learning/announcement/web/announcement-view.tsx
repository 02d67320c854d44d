import { type ReactNode, useEffect } from 'react'
import { RichText } from '#src/features/content/editor/web/rich-text.tsx'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { api } from '#src/web/api.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { quietly } from '#src/web/quietly.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { announcementApi, type AnnouncementDetail } from '../contract.ts'
import { AnnouncementActs } from './announcement-acts.tsx'
import css from './announcement.module.css'
import { ReadersPanel } from './readers-panel.tsx'
import { announcementText } from './text.ts'

/** An announcement. To open it is to read it. `comments` are those of a later room. */
export function AnnouncementView({
  found,
  readers,
  comments,
}: {
  found: AnnouncementDetail
  readers: AnswerOf<typeof announcementApi.getReaders> | null
  comments: ReactNode
}) {
  const t = useText(announcementText)
  const format = useFormat()
  const { classId, announcementId, title, author, pinned, published, publishAt, editedAt } = found
  const { isRead, state } = found
  const counts = published && !isRead && state !== 'archived'
  useEffect(() => {
    if (counts) {
      void quietly(
        api(announcementApi.setRead, { announcementId }, { quiet: true, background: true }),
      )
    }
  }, [announcementId, counts])
  return (
    <ClassFrame head={found} current="announcements" actions={<AnnouncementActs of={found} />}>
      <p>
        <Link to={classPaths.announcements(classId)} className={css.back}>
          <Icon name="arrow-left" size={20} />
          {t.back}
        </Link>
      </p>
      <article className={css.article} aria-labelledby="announcement">
        <div className={css.line}>
          {pinned && <Tag tone="action">{t.pinned}</Tag>}
          {!published && <Tag tone="warning">{t.scheduled(format.dateTime(publishAt))}</Tag>}
          <h2 id="announcement">{title}</h2>
        </div>
        <p className={css.facts}>
          <span>{author?.name ?? t.nobody}</span>
          {published && (
            <span>
              <TimeAgo value={publishAt} />
            </span>
          )}
          {editedAt !== null && <TimeAgo value={editedAt}>{(when) => t.editedAt(when)}</TimeAgo>}
        </p>
        <div className={`prose ${css.body}`}>
          <RichText html={found.body} />
        </div>
      </article>
      {comments}
      {readers && <ReadersPanel of={found} list={readers} />}
    </ClassFrame>
  )
}
