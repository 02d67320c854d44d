import type { ReactNode } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { InteractionRow } from '../answers.ts'
import css from './interaction.module.css'
import { usePlaceWords } from './place.tsx'
import { interactionText } from './text.ts'

/** The states of a question as labels; nothing for one that is fresh and open to all. */
export function States({
  row,
}: {
  row: Pick<InteractionRow, 'accepted' | 'answered' | 'waits' | 'isPrivate' | 'isHidden'>
}) {
  const t = useText(interactionText)
  return (
    <>
      {row.accepted && <Tag tone="success">{t.accepted}</Tag>}
      {row.answered && !row.accepted && <Tag tone="action">{t.answered}</Tag>}
      {row.waits && <Tag tone="warning">{t.waits}</Tag>}
      {row.isPrivate && <Tag tone="accent">{t.private}</Tag>}
      {row.isHidden && <Tag tone="danger">{t.hiddenTag}</Tag>}
    </>
  )
}

interface RowProps {
  row: InteractionRow
  /** Whether its item is open beside the list. */
  isHere?: boolean
  above?: ReactNode
  below?: ReactNode
  /** Whether it is the one that is open beside the list. */
  isOpen?: boolean
}

/** A question in a list: its first words open it, by a link or by a button. */
export function QuestionRow({
  row,
  isHere = false,
  above,
  below,
  isOpen = false,
  ...opens
}: RowProps & ({ to: string } | { onOpen: () => void })) {
  const t = useText(interactionText)
  const format = useFormat()
  const place = usePlaceWords()(row.place, isHere)
  const { author, replies, meToo, deleted, pictureCount } = row
  const words = deleted ? t.deletedQuestion : row.excerpt
  const looks = deleted ? css.deleted : css.words
  return (
    <article className={css.row}>
      {above}
      {'to' in opens ? (
        <Link
          to={opens.to}
          prefetch="none"
          preventScrollReset
          className={looks}
          aria-current={isOpen ? 'true' : undefined}
        >
          {words}
        </Link>
      ) : (
        <button type="button" className={looks} onClick={opens.onOpen}>
          {words}
        </button>
      )}
      <p className={css.facts}>
        <States row={row} />
        <span>{author.isMine ? t.me : author.name}</span>
        <TimeAgo value={row.createdAt} />
        {place !== '' && <span>{place}</span>}
        {pictureCount > 0 && <span>{t.pictureCount(format.number(pictureCount))}</span>}
        {replies > 0 && <span>{t.replies(format.number(replies))}</span>}
        {meToo > 0 && <span>{t.meTooCount(format.number(meToo))}</span>}
      </p>
      {below}
    </article>
  )
}
