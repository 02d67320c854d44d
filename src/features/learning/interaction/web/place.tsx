import { usePlaceLabel } from '#src/features/learning/note/web/use-place-label.ts'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import type { InteractionRow, Thread } from '../answers.ts'
import { interactionPaths } from '../paths.ts'
import css from './interaction.module.css'
import { interactionText } from './text.ts'

/** The place of a question in words: its item and the second, the page or the text. */
export function usePlaceWords() {
  const label = usePlaceLabel()
  return ({ item, anchor }: Pick<InteractionRow['place'], 'item' | 'anchor'>, isHere = false) =>
    [isHere ? null : item, label(anchor)].filter(Boolean).join(' · ')
}

/** The link back to the place of a question, and the words that it is about. */
export function Place({
  thread: { place, interactionId },
  isHere = false,
  keepsOpen = true,
  onOpen,
}: {
  thread: Pick<Thread, 'place' | 'interactionId'>
  /** Whether the item is open beside it. */
  isHere?: boolean
  keepsOpen?: boolean
  onOpen?: (() => void) | undefined
}) {
  const t = useText(interactionText)
  const words = usePlaceWords()(place, isHere)
  const { kind, courseId, itemId, anchor, gone } = place
  return (
    <div className={css.place}>
      {words !== '' &&
        (gone ? (
          <span>{words}</span>
        ) : (
          <Link
            to={interactionPaths.place(
              ...([kind, courseId, itemId, anchor] as const),
              ...(keepsOpen ? [interactionId] : []),
            )}
            prefetch="none"
            onClick={onOpen}
          >
            {words}
          </Link>
        ))}
      {anchor.kind === 'words' && <blockquote className={css.quote}>{anchor.words}</blockquote>}
      {gone && <p className={css.gone}>{gone === 'item' ? t.goneItem : t.gonePlace}</p>}
    </div>
  )
}
