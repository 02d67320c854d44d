import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { lessonApi } from '../contract.ts'
import type { CallOutcome } from '../limits.ts'
import css from './lesson.module.css'
import { lessonText } from './lesson-text.ts'

/** The student who is called at random, large. Closing it passes the student over. */
export function CalledDialog({
  lessonId,
  called: { callId, person },
}: {
  lessonId: number
  called: AnswerOf<typeof lessonApi.callStudent>
}) {
  const t = useText(lessonText)
  const { act, pending } = useAct()
  const end = (outcome: CallOutcome) => void act(lessonApi.endCall, { lessonId, callId, outcome })
  return (
    <Dialog
      open
      title={t.called}
      width={900}
      dismissable={false}
      onClose={() => end('skipped')}
      footer={
        <>
          <Button pending={pending} onClick={() => end('skipped')}>
            {t.skip}
          </Button>
          <Button pending={pending} onClick={() => end('missing')}>
            {t.missing}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => end('here')}>
            {t.isHere}
          </Button>
        </>
      }
    >
      <p className={css.called}>{person.name}</p>
    </Dialog>
  )
}
