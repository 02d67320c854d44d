import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Anchor } from '#src/features/learning/note/anchor.ts'
import {
  hasMarked,
  markedWords,
  watchSelection,
} from '#src/features/learning/note/web/marked-words.ts'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import type { InteractionRow } from '../answers.ts'
import { interactionApi } from '../contract.ts'
import { interactionPaths } from '../paths.ts'
import { courseTopic } from '../topics.ts'
import { AskForm } from './ask-form.tsx'
import css from './interaction.module.css'
import { QuestionRow } from './question-row.tsx'
import { interactionText } from './text.ts'
import { ThreadView } from './thread-view.tsx'
import { useFresh } from './use-fresh.ts'

interface Props {
  courseId: number
  item: { itemId: number; name: string }
  /** Returns the place that a new question is about. */
  placeNow: () => Anchor
  /** The question that the address names. */
  asked: number | null
  /** Whether the question stays open when its place is opened: a sheet gives way to it. */
  keepsOpen: boolean
  /** Called when a link opens a place; `isHere` where it is in the open item. */
  onOpen: (isHere: boolean) => void
}

/** The questions of the open item and its chapter, beside the player. */
export function QuestionsPanel({ courseId, item, placeNow, asked, keepsOpen, onOpen }: Props) {
  const t = useText(interactionText)
  const [open, setOpen] = useState<number | null>(asked)
  const [anchor, setAnchor] = useState<Anchor | null>(null)
  const [page, setPage] = useState(1)
  const { itemId } = item
  const topic = courseTopic(courseId)
  const list = useFresh(interactionApi.getItemQuestions, { courseId, itemId, page }, topic)
  const isMarked = useSyncExternalStore(watchSelection, hasMarked, () => false)
  // Another link to a question was followed while the panel was open.
  const [named, setNamed] = useState(asked)
  if (named !== asked) {
    setNamed(asked)
    if (asked !== null) setOpen(asked)
  }
  const show = (interactionId: number) => {
    setAnchor(null)
    setOpen(interactionId)
  }
  if (open !== null) {
    return (
      <div className={css.panel}>
        <Button
          size="small"
          variant="quiet"
          icon="arrow-left"
          className={css.toList}
          onClick={() => setOpen(null)}
        >
          {t.back}
        </Button>
        <ThreadView
          key={open}
          interactionId={open}
          isHere={(id) => id === itemId}
          keepsOpen={keepsOpen}
          onOpenPlace={(id) => onOpen(id === itemId)}
          onChanged={() => void list.renew()}
        />
      </div>
    )
  }
  if (anchor) {
    return (
      <div className={css.panel}>
        <AskForm
          courseId={courseId}
          item={item}
          anchor={anchor}
          onAsked={(interactionId) => {
            show(interactionId)
            void list.renew()
          }}
          onOpen={show}
          onCancel={() => setAnchor(null)}
        />
      </div>
    )
  }
  return (
    <div className={css.panel}>
      <Button
        icon="question"
        wide
        onClick={() => setAnchor(markedWords() ?? placeNow())}
        onPointerDown={(event) => event.preventDefault()}
      >
        {isMarked ? t.askOnWords : t.ask}
      </Button>
      {list.loading && <SkeletonText lines={4} />}
      {list.failed && (
        <p className={css.failed}>
          {t.failed}{' '}
          <Button size="small" onClick={list.retry}>
            {t.retry}
          </Button>
        </p>
      )}
      {list.data && <Questions list={list.data} itemId={itemId} onShow={show} onPage={setPage} />}
      <Link to={interactionPaths.mine()} className={css.toAll}>
        {t.toMine}
        <Icon name="arrow-right" size={16} />
      </Link>
    </div>
  )
}

function Questions({
  list: { items, page, pages, total },
  itemId,
  onShow,
  onPage,
}: {
  list: { items: InteractionRow[]; page: number; pages: number; total: number }
  itemId: number
  onShow: (interactionId: number) => void
  onPage: (page: number) => void
}) {
  const t = useText(interactionText)
  useEffect(() => {
    // The last question of a page was deleted.
    if (page > pages) onPage(pages)
  }, [page, pages, onPage])
  if (total === 0) {
    return (
      <p className={css.none}>
        <strong>{t.none}</strong>
        {t.noneText}
      </p>
    )
  }
  const groups = [
    { title: t.here, rows: items.filter(({ place }) => place.itemId === itemId), isHere: true },
    { title: t.others, rows: items.filter(({ place }) => place.itemId !== itemId), isHere: false },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <>
      {groups.map(({ title, rows, isHere }) => (
        <section key={title} aria-label={title} className={css.group}>
          <h3>{title}</h3>
          {rows.map((row) => (
            <QuestionRow
              key={row.interactionId}
              row={row}
              isHere={isHere}
              onOpen={() => onShow(row.interactionId)}
            />
          ))}
        </section>
      ))}
      {pages > 1 && (
        <div className={css.foot}>
          {page > 1 && (
            <Button size="small" icon="chevron-left" onClick={() => onPage(page - 1)}>
              {t.later}
            </Button>
          )}
          {page < pages && (
            <Button size="small" icon="chevron-right" onClick={() => onPage(page + 1)}>
              {t.earlier}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
