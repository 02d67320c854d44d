import type { ReactNode } from 'react'
import { reasonWords } from '#src/features/people/report/reasons-text.ts'
import { pick } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Avatar } from '#src/web/ui/avatar.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { InteractionReply } from '../answers.ts'
import css from './interaction.module.css'
import { interactionText } from './text.ts'

/** Who wrote a text, and when. */
export function AuthorLine({
  author,
  createdAt,
  edited,
  rank,
  children,
}: Pick<InteractionReply, 'author' | 'createdAt' | 'edited'> & {
  /** What another author than a teacher is. */
  rank?: string | undefined
  children?: ReactNode
}) {
  const t = useText(interactionText)
  return (
    <div className={css.by}>
      <Avatar name={author.name} src={author.avatarUrl ?? undefined} size={32} />
      <strong>{author.name}</strong>
      {author.teaches && <Tag tone="action">{t.teacher}</Tag>}
      {rank !== undefined && <Tag tone="action">{rank}</Tag>}
      <span className={css.muted}>
        <TimeAgo value={createdAt} />
        {edited && ` · ${t.edited}`}
      </span>
      {children}
    </div>
  )
}

/** Why a text is hidden, for its author. */
export function HiddenNote({ hidden }: Pick<InteractionReply, 'hidden'>) {
  const t = useText(interactionText)
  const locale = useLocale()
  if (!hidden) return null
  const reason = [pick(reasonWords[hidden.reason], locale), hidden.words].filter(Boolean)
  return <p className={css.gone}>{t.hiddenWhy(reason.join(' · '))}</p>
}
