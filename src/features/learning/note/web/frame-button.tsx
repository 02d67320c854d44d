import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { framesMost } from '../limits.ts'
import { frameText } from './frame-text.ts'
import type { Inserter } from './note-card.tsx'
import { takeFrame } from './take-frame.ts'
import type { NoteList, ShownNote } from './use-note-list.ts'

/** Puts the picture that the film shows now into the note, at the cursor. */
export function FrameButton({
  note,
  list,
  filmNow,
  inserterRef,
}: {
  note: ShownNote
  list: NoteList
  filmNow: () => HTMLVideoElement | null
  inserterRef: Inserter
}) {
  const t = useText(frameText)
  const format = useFormat()
  const { run, pending } = useAct()
  const insert = () =>
    run(
      async () => {
        if (note.body.split('data-frame=').length > framesMost) {
          return void toast.warning(t.framesFull(format.number(framesMost)))
        }
        const film = filmNow()
        const second = film?.currentTime ?? 0
        const picture = await takeFrame(film)
        if (!picture) return void toast.warning(t.noFrame)
        const of = { courseId: note.courseId, note: note.key }
        const kept = await list.frames.keep(picture, of)
        if (!kept) return void toast.warning(t.frameNotTaken)
        const clock = format.clock(Math.floor(second))
        inserterRef.current?.({ frame: kept.key, alt: t.frameAt(clock) })
        if (!kept.isKept) toast.warning(t.frameNotKept)
      },
      { refresh: false },
    )
  return (
    <Button
      size="small"
      icon="image"
      pending={pending}
      // The cursor stays in the text.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => void insert()}
    >
      {t.insertFrame}
    </Button>
  )
}
