import type { ComponentProps } from 'react'
import type { NotesPanel } from '#src/features/learning/note/web/notes-panel.tsx'
import { useText } from '#src/web/i18n.tsx'
import { LazyTab } from './lazy-tab.tsx'
import { studyText } from './text.ts'

const load = async () =>
  (await import('#src/features/learning/note/web/notes-panel.tsx')).NotesPanel

/** The notes beside the player. */
export function NotesTab(props: ComponentProps<typeof NotesPanel>) {
  const t = useText(studyText)
  return <LazyTab load={load} missing={t.notesMissing} props={props} />
}
