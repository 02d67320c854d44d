import { Suspense, useState } from 'react'
import type { NotePartProps } from '#src/features/learning/note/web/note-part.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { preloadDialog } from '#src/web/ui/dialog.tsx'
import { sharedNoteApi } from '../contract.ts'
import css from './shared-note.module.css'
import { sharedNoteText } from './text.ts'

const ShareDialog = latePart(async () => ({
  default: (await import('./share-dialog.tsx')).ShareDialog,
}))

/** The classes that one's own note is shared with, and the acts that share it and take it back. */
export function SharePart({ note: { key, sharing } }: NotePartProps) {
  const t = useText(sharedNoteText)
  const format = useFormat()
  const { act, pending } = useAct()
  // Changes of this page since it was loaded; a list that is loaded again replaces them.
  const [changed, setChanged] = useState<{ since: unknown; classes: typeof sharing.classes }>()
  const [opens, setOpens] = useState(false)
  const classes = changed?.since === sharing ? changed.classes : sharing.classes
  const set = (now: typeof sharing.classes) => setChanged({ since: sharing, classes: now })
  const [only] = classes
  if (!sharing.may && !only) return null
  const takeBack = (sharedId: number) =>
    void act(
      sharedNoteApi.takeBack,
      { sharedId },
      { said: t.takenBack, refresh: false, done: () => set([]) },
    )
  return (
    <div className={css.sharing}>
      {only && (
        <span className={css.with}>
          {t.sharedWith(format.list(classes.map(({ name }) => name)))}
        </span>
      )}
      {only && classes.length === 1 && (
        <Button
          size="small"
          variant="quiet"
          pending={pending}
          onClick={() => takeBack(only.sharedId)}
        >
          {t.takeBack}
        </Button>
      )}
      {(sharing.may || classes.length > 1) && (
        <Button
          size="small"
          variant="quiet"
          icon="share"
          onPointerEnter={preloadDialog}
          onClick={() => setOpens(true)}
        >
          {only ? t.manage : t.share}
        </Button>
      )}
      <Suspense>
        {opens && <ShareDialog noteKey={key} onChange={set} onClose={() => setOpens(false)} />}
      </Suspense>
    </div>
  )
}
