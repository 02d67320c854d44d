import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { OpenedTexts } from '#src/features/content/editor/web/opened-texts.ts'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { quietly } from '#src/web/quietly.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import type { Anchor } from '../anchor.ts'
import { noteApi } from '../contract.ts'
import { notePaths } from '../paths.ts'
import { hasMarked, markedWords, watchSelection } from './marked-words.ts'
import { NoteCard } from './note-card.tsx'
import css from './note.module.css'
import { noteText } from './text.ts'
import { type ShownNote, useNoteList } from './use-note-list.ts'
import { usePlaceLabel } from './use-place-label.ts'

interface Course {
  kind: CourseKind
  courseId: number
}

/** The notes of the open item and its chapter, beside the player. */
export function NotesPanel({
  course,
  item,
  placeNow,
  filmNow,
  wanted,
  onBegun,
  onOpen,
}: {
  course: Course
  item: { itemId: number; name: string; chapter: { chapterId: number } }
  /** Returns the place at which a new note begins. */
  placeNow: () => Anchor
  /** Returns the element that shows the film of the item; left out where it is no film. */
  filmNow?: (() => HTMLVideoElement | null) | undefined
  /** Whether a new note is asked for by the keyboard. */
  wanted: boolean
  onBegun: () => void
  /** Called when a link opens a place; `isHere` where it is in the open item. */
  onOpen: (isHere: boolean) => void
}) {
  const t = useText(noteText)
  const { courseId } = course
  const { itemId, chapter } = item
  const { chapterId } = chapter
  const { data, loading, failed, retry } = useLoad(noteApi.getChapterNotes, { courseId, chapterId })
  const list = useNoteList(data?.notes, data?.mayShare)
  const isMarked = useSyncExternalStore(watchSelection, hasMarked, () => false)
  const begin = () =>
    list.begin({ courseId, chapterId, itemId, anchor: markedWords() ?? placeNow() })
  // The editor is there before a note begins, which may be without a network; so is what frames need.
  const isFilm = filmNow !== undefined
  useEffect(() => {
    if (isFilm) {
      void quietly(import('./frame-button.tsx'))
      void quietly(import('./send-frame.ts'))
    }
    void quietly(import('#src/features/content/editor/web/edit/editor-box.tsx'))
  }, [isFilm])
  const beginWanted = useEffectEvent(() => {
    begin()
    onBegun()
  })
  useEffect(() => {
    if (wanted) beginWanted()
  }, [wanted])
  const shown = list.shown.filter((note) => note.chapterId === chapterId)
  const here = shown.filter((note) => note.itemId === itemId)
  const others = shown.filter((note) => note.itemId !== itemId)
  const cards = (notes: readonly ShownNote[]) =>
    notes.map((note) => (
      <NoteCard
        key={note.key}
        note={note}
        list={list}
        filmNow={note.itemId === itemId ? filmNow : undefined}
        place={
          <PlaceLink course={course} note={note} isHere={note.itemId === itemId} onOpen={onOpen} />
        }
      />
    ))
  return (
    <OpenedTexts value={{ ...data?.opened, ...list.opened }}>
      <div className={css.notes}>
        <Button icon="edit" wide onClick={begin} onPointerDown={(event) => event.preventDefault()}>
          {isMarked ? t.writeOnWords : t.write}
        </Button>
        {loading && <SkeletonText lines={3} />}
        {failed && (
          <p className={css.failed}>
            {t.failed}{' '}
            <Button size="small" onClick={retry}>
              {t.retry}
            </Button>
          </p>
        )}
        {data && shown.length === 0 && (
          <p className={css.none}>
            <strong>{t.none}</strong>
            {t.noneText}
          </p>
        )}
        {here.length > 0 && (
          <section aria-label={t.here} className={css.group}>
            {others.length > 0 && <h3>{t.here}</h3>}
            {cards(here)}
          </section>
        )}
        {others.length > 0 && (
          <section aria-label={t.others} className={css.group}>
            <h3>{t.others}</h3>
            {cards(others)}
          </section>
        )}
        <Link to={notePaths.notes({ courseId })} className={css.toAll}>
          {t.title}
          <Icon name="arrow-right" size={16} />
        </Link>
      </div>
    </OpenedTexts>
  )
}

function PlaceLink({
  course,
  note,
  isHere,
  onOpen,
}: {
  course: Course
  note: ShownNote
  isHere: boolean
  onOpen: (isHere: boolean) => void
}) {
  const label = usePlaceLabel()(note.anchor)
  const text = [isHere ? null : note.itemName, label].filter(Boolean).join(' · ')
  if (text === '') return null
  if (note.gone) return <span>{text}</span>
  return (
    <Link
      to={notePaths.place(course.kind, course.courseId, note.itemId, note.anchor)}
      prefetch="none"
      onClick={() => onOpen(isHere)}
    >
      {text}
    </Link>
  )
}
