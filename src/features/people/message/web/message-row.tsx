import { useId } from 'react'
import type { MessageKind } from '#src/shared/message.ts'
import { useText } from '#src/web/i18n.tsx'
import { ButtonLink, IconButton } from '#src/web/ui/button.tsx'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { Message } from '../contract.ts'
import css from './messages.module.css'
import { messageText } from './text.ts'

export const kindIcons: Record<MessageKind, IconName> = {
  system: 'shield',
  course: 'course',
  class: 'users',
  interaction: 'message',
  order: 'coin',
}

/** One message: its title opens its text, which has a link to its page. */
export function MessageRow({
  message,
  open,
  onToggle,
  onRead,
}: {
  message: Message
  open: boolean
  onToggle: () => void
  onRead: () => void
}) {
  const t = useText(messageText)
  const textId = useId()
  const { title, text, link, isRead, kind } = message
  return (
    <li className={css.row} data-unread={!isRead || undefined} data-open={open || undefined}>
      <span className={css.sign}>
        <Icon name={kindIcons[kind]} size={20} />
      </span>
      <h2 className={css.title}>
        <button type="button" aria-expanded={open} aria-controls={textId} onClick={onToggle}>
          {!isRead && <span className="visually-hidden">{t.unread} </span>}
          {title}
        </button>
      </h2>
      <p className={css.about}>
        {t.kind[kind]}
        <span aria-hidden="true"> · </span>
        <TimeAgo value={message.createdAt} />
      </p>
      {!isRead && (
        <IconButton
          icon="check"
          size="small"
          className={css.mark ?? ''}
          label={t.markOne(title)}
          onClick={onRead}
        />
      )}
      <div id={textId} className={css.text}>
        <p>{text}</p>
        {open && link !== null && (
          <ButtonLink to={link} size="small" onClick={onRead}>
            {t.open}
            <span className="visually-hidden">{t.openWhat(title)}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
