import { type ReactNode, Suspense, useContext, useRef } from 'react'
import { lengthOf } from '#src/features/content/editor/web/length-of.ts'
import { OpenedTexts } from '#src/features/content/editor/web/opened-texts.ts'
import {
  RichTextField,
  type RichTextProps,
} from '#src/features/content/editor/web/rich-text-field.tsx'
import { RichText } from '#src/features/content/editor/web/rich-text.tsx'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { noteLimit } from '../contract.ts'
import { withFrames } from './with-frames.ts'
import { NotePart } from './note-part.ts'
import css from './note.module.css'
import { noteText } from './text.ts'
import type { NoteList, ShownNote } from './use-note-list.ts'

/** From so many characters on, the counter shows. */
const nearLimit = noteLimit - 1000

// Only beside a film.
const FrameButton = latePart(async () => ({
  default: (await import('./frame-button.tsx')).FrameButton,
}))

export type Inserter = NonNullable<RichTextProps['inserterRef']>

/** A note: its place, its text, and the editor while it is written. */
export function NoteCard({
  note,
  list,
  place,
  filmNow,
}: {
  note: ShownNote
  list: NoteList
  /** The link to its place. */
  place: ReactNode
  /** Returns the element that shows the film of the note; left out where there is none. */
  filmNow?: (() => HTMLVideoElement | null) | undefined
}) {
  const t = useText(noteText)
  const isEdited = list.editing === note.key
  const { looks, states: frames } = list.frames
  const opened = withFrames(useContext(OpenedTexts)[note.body] ?? note.body, looks)
  const state = list.states.get(note.key)
  const frame = frames.get(note.key)
  const inserterRef: Inserter = useRef(null)
  const partOf = useContext(NotePart)
  return (
    <article className={css.card} aria-label={t.label}>
      <div className={css.head}>
        <div className={css.where}>{place}</div>
        <div className={css.tools}>
          {!isEdited && (
            <IconButton
              icon="edit"
              size="small"
              label={t.edit}
              onClick={() => list.edit(note.key)}
            />
          )}
          <IconButton
            icon="trash"
            size="small"
            label={t.delete}
            onClick={() => void list.remove(note)}
          />
        </div>
      </div>
      {note.anchor.kind === 'words' && (
        <blockquote className={css.quote}>{note.anchor.words}</blockquote>
      )}
      {note.gone && <p className={css.gone}>{note.gone === 'item' ? t.goneItem : t.gonePlace}</p>}
      {isEdited ? (
        <>
          <RichTextField
            label={t.label}
            labelHidden
            size="short"
            files={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the writer has just asked for it
            autoFocus
            {...(lengthOf(note.body) > nearLimit && { limit: noteLimit })}
            inserterRef={inserterRef}
            placeholder={t.placeholder}
            value={note.body}
            onChange={(body) => list.write(note, body)}
          />
          <div className={css.foot}>
            <Button size="small" onClick={() => list.finish(note)}>
              {t.done}
            </Button>
            {filmNow && (
              <Suspense>
                <FrameButton {...{ note, list, filmNow, inserterRef }} />
              </Suspense>
            )}
          </div>
        </>
      ) : (
        <div className="prose">
          <RichText html={opened} />
        </div>
      )}
      {partOf && note.sharing && !isEdited && (
        <Suspense>{partOf({ note: { key: note.key, sharing: note.sharing } })}</Suspense>
      )}
      <p className={css.state} role="status" data-state={state}>
        {state && t[state]}
        {list.isMerged(note.key) && ` ${t.merged}`}
      </p>
      <p className={css.state} role="status" data-state={typeof frame === 'object' && 'refused'}>
        {frame === 'sending' && t.frameSending}
        {frame === 'kept' && t.frameKept}
        {typeof frame === 'object' && t.frameRefused(frame.refused)}
      </p>
    </article>
  )
}
