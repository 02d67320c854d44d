import { useCallback, useMemo, useState } from 'react'
import type { GivenFile } from '#src/features/content/file/given-file.ts'
import {
  byFileId,
  GivenFilesContext,
} from '#src/features/content/question/web/photos/answer-files.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import type { Own } from '../contract.ts'
import { AnswerForm } from './answer-form.tsx'
import { CommentList } from './comment-list.tsx'
import { Past } from './past.tsx'
import css from './task.module.css'
import { taskText } from './text.ts'
import { useDraft } from './use-draft.ts'
import { useSender } from './use-sender.ts'
import { toBody } from './words.ts'

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
  const [more, setMore] = useState<readonly GivenFile[]>([])
  const given = useMemo(() => [...byFileId([...more, ...own.given]).values()], [more, own.given])
  const known = useMemo(() => byFileId(given), [given])
  const place = { ...item, anchor: { kind: 'item' as const } }
  const draft = useDraft(place, own.draft, setMore)
  const sender = useSender(item, personId, given)
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
              item={item}
              draft={draft}
              sender={sender}
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
