import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { invigilationApi, type Learner } from '../contract.ts'
import { AllowanceDialog } from './allowance-dialog.tsx'
import { ChosenBar } from '#src/web/ui/chosen-bar.tsx'
import { GiveBackDialog } from './give-back-dialog.tsx'
import { giveBackText } from './give-back-text.ts'
import { invigilationText } from './invigilation-text.ts'

/** Acts on the chosen learners. */
export function BulkBar({
  quizId,
  rows,
  onNone,
}: {
  quizId: number
  rows: readonly Learner[]
  onNone: () => void
}) {
  const t = useText(invigilationText)
  const g = useText(giveBackText)
  const format = useFormat()
  const { act, pending } = useAct()
  const [isArranging, setArranging] = useState(false)
  const [isGivingBack, setGivingBack] = useState(false)
  const userIds = rows.map(({ userId }) => userId)
  const open = rows.filter(({ attempt }) => attempt?.status === 'open')
  const handedIn = rows.flatMap(({ attempt }) =>
    attempt?.status === 'handedIn' ? [attempt.attemptId] : [],
  )
  const isHeld = open.length > 0 && open.every(({ attempt }) => attempt?.paused)
  const count = t.chosen(format.number(rows.length))
  return (
    <ChosenBar count={count} none={t.none} onNone={onNone}>
      <Button size="small" icon="clock" onClick={() => setArranging(true)}>
        {t.arrange}
      </Button>
      {open.length > 0 && (
        <Button
          size="small"
          disabled={pending}
          icon={isHeld ? 'play' : 'pause'}
          onClick={() =>
            void act(
              invigilationApi.pause,
              { quizId, paused: !isHeld, userIds: open.map(({ userId }) => userId) },
              { said: isHeld ? t.resumedSome : t.pausedSome },
            )
          }
        >
          {isHeld ? t.resumeSome : t.pauseSome}
        </Button>
      )}
      {open.length > 0 && (
        <Button
          size="small"
          disabled={pending}
          icon="download"
          onClick={() =>
            void act(
              invigilationApi.endAttempts,
              { quizId, userIds: open.map(({ userId }) => userId) },
              {
                said: ({ ended }) => t.collected(format.number(ended)),
                ask: {
                  title: t.collectTitle(format.number(open.length)),
                  ...{ text: t.collectText, confirm: t.confirm, cancel: t.cancel, danger: true },
                },
              },
            )
          }
        >
          {t.collect}
        </Button>
      )}
      {handedIn.length > 0 && (
        <Button size="small" icon="refresh" onClick={() => setGivingBack(true)}>
          {g.act}
        </Button>
      )}
      {isGivingBack && (
        <GiveBackDialog
          quizId={quizId}
          attemptIds={handedIn}
          onClose={() => setGivingBack(false)}
        />
      )}
      {isArranging && (
        <AllowanceDialog
          quizId={quizId}
          userIds={userIds}
          former={null}
          onClose={() => setArranging(false)}
        />
      )}
    </ChosenBar>
  )
}
