import { useText } from '#src/web/i18n.tsx'
import { Card, CardLink } from '#src/web/ui/card.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { ClassOverview } from '../contract.ts'
import css from './class.module.css'
import { overviewText } from './overview-text.ts'

/** The announcement that comes first: the newest unread one, else the newest pinned one. */
export function NewsStrip({
  news: { title, path, pinned, isRead, at },
}: {
  news: NonNullable<ClassOverview['news']>
}) {
  const t = useText(overviewText)
  return (
    <Card as="section" interactive className={css.news ?? ''}>
      <Icon name="bell" size={20} />
      <Tag tone={isRead ? 'neutral' : 'accent'}>{pinned && isRead ? t.pinned : t.unread}</Tag>
      <CardLink to={path}>{title}</CardLink>
      <span className={css.muted}>
        <TimeAgo value={at} />
      </span>
    </Card>
  )
}
