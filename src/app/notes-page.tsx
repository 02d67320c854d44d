import { NotesView } from '#src/features/learning/note/web/notes-view.tsx'
import { WithNoteParts } from './note-parts.tsx'

export { notesLoader as loader } from '#src/features/learning/note/web/notes-view.tsx'

/** One's own notes. The page stands here because a later room has a part of it. */
export default function NotesPage() {
  return (
    <WithNoteParts>
      <NotesView />
    </WithNoteParts>
  )
}
