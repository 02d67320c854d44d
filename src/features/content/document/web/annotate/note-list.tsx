import { useEffect, useRef } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { type Note, noteMost } from '../../annotation.ts'
import { annotateText } from './annotate-text.ts'
import css from './annotate.module.css'

/** The words of the notes of a page, by their numbers. */
export function NoteList({
  notes,
  fresh,
  onWords,
  onRemove,
}: {
  notes: readonly Note[]
  /** The note that was just placed, whose words are typed next. */
  fresh?: string | undefined
  /** Left out for readers. */
  onWords?: ((note: Note, text: string) => void) | undefined
  onRemove?: (note: Note) => void
}) {
  const t = useText(annotateText)
  const format = useFormat()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (fresh === undefined) return
    list.current?.querySelector<HTMLTextAreaElement>(`[data-note="${fresh}"] textarea`)?.focus()
  }, [fresh])
  if (notes.length === 0) return onWords ? <p className={css.hint}>{t.noNotes}</p> : null
  return (
    <ol ref={list} className={css.notes} aria-label={t.notes}>
      {notes.map((note, at) => {
        const number = format.number(at + 1)
        return (
          // The words of a note may come under a new id; its field stays.
          <li key={number} data-note={note.id}>
            {onWords ? (
              <>
                <TextArea
                  label={t.note(number)}
                  rows={2}
                  maxLength={noteMost}
                  value={note.text}
                  onChange={(text) => onWords(note, text)}
                />
                <IconButton
                  icon="trash"
                  label={t.removeNote(number)}
                  onClick={() => onRemove?.(note)}
                />
              </>
            ) : (
              <>
                <span className={css.number} data-ink={note.colour} aria-hidden="true">
                  {number}
                </span>
                <p>{note.text}</p>
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}
