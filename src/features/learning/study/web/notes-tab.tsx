import { type ComponentProps, useEffect, useState } from 'react'
import type { NotesPanel } from '#src/features/learning/note/web/notes-panel.tsx'
import { useText } from '#src/web/i18n.tsx'
import { quietly } from '#src/web/quietly.ts'
import { Button } from '#src/web/ui/button.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import css from './side-panel.module.css'
import { studyText } from './text.ts'

/** The notes beside the player. Without a network their script does not come, and the film must go on. */
export function NotesTab(props: ComponentProps<typeof NotesPanel>) {
  const t = useText(studyText)
  const [attempt, setAttempt] = useState(1)
  const [loaded, setLoaded] = useState<{ attempt: number; Panel: typeof NotesPanel | undefined }>()
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const part = await quietly(import('#src/features/learning/note/web/notes-panel.tsx'))
      if (!isGone) setLoaded({ attempt, Panel: part?.NotesPanel })
    }
    void load()
    return () => {
      isGone = true
    }
  }, [attempt])
  if (loaded?.Panel) return <loaded.Panel {...props} />
  if (loaded?.attempt !== attempt) return <SkeletonText lines={3} />
  return (
    <p className={css.choice} role="status">
      {t.notesMissing}{' '}
      <Button size="small" onClick={() => setAttempt(attempt + 1)}>
        {t.retry}
      </Button>
    </p>
  )
}
