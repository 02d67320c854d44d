import { useCallback, useMemo, useState } from 'react'
import type { GivenFile } from '#src/features/content/file/given-file.ts'
import {
  byFileId,
  GivenFilesContext,
} from '#src/features/content/question/web/photos/answer-files.ts'
import { api } from '#src/web/api.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { type Own, taskApi } from '../contract.ts'
import { AnswerForm } from './answer-form.tsx'
import { CommentList } from './comment-list.tsx'
import { Past } from './past.tsx'
import css from './task.module.css'
import { taskText } from './text.ts'
import { useDraft } from './use-draft.ts'
import { useSender } from './use-sender.ts'
import { toBody } from './words.ts'

type Save = Parameters<typeof useDraft>[1]
const quiet = { quiet: true } as const
const saveDraft: Save = ({ courseId, itemId }, given) =>
  api(taskApi.saveDraft, { courseId, itemId, ...given }, { ...quiet, background: true })

/** A learner's own answer: being written, or as it was handed in, with what the teacher says. */
export function OwnAnswer({
  item,
  personId,
  own,
  onHandedIn,
}: {
  item: { courseId: number; itemId: number; chapterId: number }
  personId: number
  own: Own
  onHandedIn: (own: Own) => void
}) {
  const t = useText(taskText)
  const { handIns, comments } = own
  const { courseId, itemId } = item
  const [more, setMore] = useState<readonly GivenFile[]>([])
  const given = useMemo(() => [...byFileId([...more, ...own.given]).values()], [more, own.given])
  const known = useMemo(() => byFileId(given), [given])
  const place = { ...item, anchor: { kind: 'item' as const } }
  const draft = useDraft('task', saveDraft, place, own.draft, setMore)
  const sender = useSender(
    `task ${item.itemId} of ${personId}`,
    (file, options) => api(taskApi.beginFile, { courseId, itemId, ...file }, options),
    given,
  )
  const [newest] = handIns
  const [wantsChange, setWantsChange] = useState(false)
  const isChanged = newest !== undefined && toBody(draft.words) !== toBody(newest)
  const isWriting = newest === undefined || wantsChange || isChanged || sender.unsent > 0
  const discard = useCallback(async () => {
    if (!newest) return
    const question = { title: t.leaveTitle, text: t.leaveText, confirm: t.leave, danger: true }
    if (isChanged && !(await confirmDialog(question))) return
    sender.sender.clear()
    draft.give(newest)
    setWantsChange(false)
  }, [newest, isChanged, sender.sender, draft, t])
  return (
    <GivenFilesContext value={known}>
      <section className={css.answer} aria-label={t.title}>
        <h3>{t.title}</h3>
        {isWriting && (
          <>
            {comments.length > 0 && (
              <CommentList comments={comments} newest={newest?.number ?? 0} />
            )}
            {isChanged && !wantsChange && <p className={css.note}>{t.draftLeft}</p>}
            <AnswerForm
              fileKey={itemId}
              draft={draft}
              sender={sender}
              handIn={async (revision) => {
                await api(taskApi.handIn, { courseId, itemId, revision }, quiet)
                return api(taskApi.getOwn, { courseId, itemId }, quiet)
              }}
              isAgain={newest !== undefined}
              isSame={newest !== undefined && !isChanged}
              onHandedIn={(next) => {
                setWantsChange(false)
                onHandedIn(next)
              }}
              onDiscard={newest && (() => void discard())}
            />
          </>
        )}
        {newest && (
          <Past
            handIns={handIns}
            comments={isWriting ? [] : comments}
            given={given}
            isFolded={isWriting}
            after={
              !isWriting && (
                <div className={css.foot}>
                  <Button icon="edit" onClick={() => setWantsChange(true)}>
                    {t.change}
                  </Button>
                  <span className={css.note}>{t.changeHint}</span>
                </div>
              )
            }
          />
        )}
      </section>
    </GivenFilesContext>
  )
}
