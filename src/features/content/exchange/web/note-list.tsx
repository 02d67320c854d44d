import { useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import type { Note } from '../paper-form.ts'
import css from './import.module.css'
import { noteSentence, notesText } from './notes-text.ts'

const icons = { lost: 'warning', changed: 'edit', error: 'error', hint: 'info' } as const

/** Notes in words: what is lost, changed or in the way. */
export function NoteList({ notes }: { notes: readonly Note[] }) {
  const { notes: words, kinds } = useText(notesText)
  if (notes.length === 0) return null
  return (
    <ul className={css.notes}>
      {notes.map((note, at) => (
        // Notes of one row never change places.
        <li key={`${note.code}-${at}`} data-kind={note.kind}>
          <Icon name={icons[note.kind]} size={16} />
          <span>
            <strong>{kinds[note.kind]}</strong> {noteSentence(words, note)}
          </span>
        </li>
      ))}
    </ul>
  )
}
