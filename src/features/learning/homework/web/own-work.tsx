import { useEffect, useMemo, useRef, useState } from 'react'
import type { GivenFile } from '#src/features/content/file/given-file.ts'
import {
  byFileId,
  GivenFilesContext,
} from '#src/features/content/question/web/photos/answer-files.ts'
import { AnswerForm } from '#src/features/learning/task/web/answer-form.tsx'
import { useDraft } from '#src/features/learning/task/web/use-draft.ts'
import { useSender } from '#src/features/learning/task/web/use-sender.ts'
import { toBody } from '#src/features/learning/task/web/words.ts'
import { pick } from '#src/shared/locale.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { api } from '#src/web/api.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { useRefresh } from '#src/web/refresh.ts'
import { useViewer } from '#src/web/root-data.ts'
import { Button } from '#src/web/ui/button.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { homeworkApi } from '../contract.ts'
import { recordingsMost } from '../limits.ts'
import type { OwnHomework } from '../learner-api.ts'
import { SavedLast } from './own-group.tsx'
import { OwnHandIns } from './own-hand-ins.tsx'
import css from './homework.module.css'
import { ownText } from './own-text.ts'

const quiet = { quiet: true } as const

/**
 * A learner's work: being written, or as it was handed in. It is read when the page is open, because the page itself may
 * have been made before the last words of another window arrived; without a network, the page's is shown.
 */
export function OwnWork({ homework: given }: { homework: OwnHomework }) {
  const locale = useLocale()
  const personId = useViewer()?.id
  const own = useLoad(homeworkApi.getOwn, { homeworkId: given.homeworkId })
  if (own.loading) return <SkeletonText lines={4} />
  const homework = own.data ?? given
  if (homework.can.handIn.may && personId !== undefined) {
    return <Writing homework={homework} personId={personId} onHandedIn={own.set} />
  }
  return (
    <div className={css.stack}>
      {!homework.can.handIn.may && (
        <p className={css.muted}>{pick(homework.can.handIn.why, locale)}</p>
      )}
      <OwnHandIns homework={homework} given={homework.given} />
    </div>
  )
}

function Writing({
  homework,
  personId,
  onHandedIn,
}: {
  homework: OwnHomework
  personId: number
  onHandedIn: (own: OwnHomework) => void
}) {
  const t = useText(ownText)
  const format = useFormat()
  const refresh = useRefresh()
  const { homeworkId, handIns, redo } = homework
  const [more, setMore] = useState<readonly GivenFile[]>([])
  const given = useMemo(
    () => [...byFileId([...more, ...homework.given]).values()],
    [more, homework.given],
  )
  const known = useMemo(() => byFileId(given), [given])
  const draft = useDraft(
    'homework',
    (_, words) =>
      api(homeworkApi.saveDraft, { homeworkId, ...words }, { ...quiet, background: true }),
    placeOf(homeworkId),
    homework.draft,
    setMore,
  )
  useRenewal(draft.renew, homework.group !== null)
  const sender = useSender(
    `homework ${homeworkId} of ${personId}`,
    (file, options) => api(homeworkApi.beginFile, { homeworkId, ...file }, options),
    given,
  )
  const [newest] = handIns
  const [wantsChange, setWantsChange] = useState(false)
  const [receipt, setReceipt] = useState('')
  const isChanged = newest !== undefined && toBody(draft.words) !== toBody(newest)
  const isWriting =
    newest === undefined || redo !== null || wantsChange || isChanged || sender.unsent > 0
  const discard = async () => {
    if (!newest) return
    const question = { title: t.leaveTitle, text: t.leaveText, confirm: t.leave, danger: true }
    if (isChanged && !(await confirmDialog(question))) return
    sender.sender.clear()
    draft.give(newest)
    setWantsChange(false)
  }
  return (
    <GivenFilesContext value={known}>
      <div className={css.stack}>
        {receipt !== '' && (
          <p role="status" className={css.notice}>
            {receipt}
          </p>
        )}
        {isWriting && (
          <>
            {isChanged && !wantsChange && redo === null && (
              <p className={css.muted}>{t.draftLeft}</p>
            )}
            {homework.group && <SavedLast group={homework.group} />}
            <AnswerForm
              fileKey={homeworkId}
              draft={draft}
              sender={sender}
              photos={homework.photosMost > 0}
              files={homework.filesMost}
              kinds={homework.kinds}
              recordings={
                homework.recordingMinutes > 0
                  ? { most: recordingsMost, seconds: homework.recordingMinutes * 60 }
                  : undefined
              }
              said={t.handedInNow}
              handIn={async (revision) => {
                // Where a member has written meanwhile, the hand-in is refused, and the words are here to be checked.
                if (homework.group) await draft.renew()
                const made = await api(homeworkApi.handIn, { homeworkId, revision }, quiet)
                return { made, own: await api(homeworkApi.getOwn, { homeworkId }, quiet) }
              }}
              isAgain={newest !== undefined}
              isSame={newest !== undefined && !isChanged}
              merged={homework.group ? t.merged : undefined}
              lead={homework.lateNow && <LateNow {...homework.lateNow} />}
              onHandedIn={({ made, own }) => {
                setWantsChange(false)
                setReceipt(t.receipt(format.number(made.number), format.dateTime(made.handedInAt)))
                onHandedIn(own)
                // The states above are the page's.
                return refresh()
              }}
              onDiscard={newest && redo === null ? () => void discard() : undefined}
            />
          </>
        )}
        {!isWriting && (
          <div className={css.foot}>
            <Button icon="edit" onClick={() => setWantsChange(true)}>
              {t.change}
            </Button>
            <span className={css.muted}>{t.changeHint}</span>
          </div>
        )}
        <OwnHandIns homework={homework} given={given} isFolded={isWriting} />
      </div>
    </GivenFilesContext>
  )
}

/** Fetches what the other members of a group have written when one comes back to the page. */
function useRenewal(renew: () => Promise<void>, isGroup: boolean) {
  const current = useRef(renew)
  useEffect(() => {
    current.current = renew
  })
  useEffect(() => {
    if (!isGroup) return
    const look = () => void (document.visibilityState === 'visible' && current.current())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isGroup])
}

/** This device keeps drafts by where they belong; homework is named by its id alone. */
const placeOf = (itemId: number) => ({
  ...{ courseId: 0, chapterId: 0, itemId },
  anchor: { kind: 'item' as const },
})

function LateNow({ days, percent }: NonNullable<OwnHomework['lateNow']>) {
  const t = useText(ownText)
  const format = useFormat()
  const day = format.number(days)
  return (
    <p className={css.notice} role="note">
      {percent === 100 ? t.lateNowFree(day) : t.lateNow(day, format.number(percent))}
    </p>
  )
}
