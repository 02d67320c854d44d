import { Suspense, useState } from 'react'
import { type Mark, MarkForm } from '#src/features/learning/grading/web/mark-form.tsx'
import { namesText } from '#src/features/learning/class/web/names-text.ts'
import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { api } from '#src/web/api.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { useRefresh } from '#src/web/refresh.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { homeworkApi } from '../contract.ts'
import type { OpenWork } from '../marking-api.ts'
import { groupsText } from './groups-text.ts'
import { attemptsText } from './attempts-text.ts'
import css from './homework.module.css'
import { useMarkWords } from './own-table.tsx'
import { worksText } from './works-text.ts'

const GiveBackDialog = latePart(async () => ({
  default: (await import('./give-back-dialog.tsx')).GiveBackDialog,
}))

/** The mark of the work before, which is offered again. */
let last: number | null = null

const inPoints = (hundredths: number) => hundredths / 100
const inHundredths = (points: number) => Math.round(points * 100)
const mapped = (marks: Readonly<Record<string, number>>, of: (mark: number) => number) =>
  Object.fromEntries(Object.entries(marks).map(([id, mark]) => [id, of(mark)]))

/** The mark of one work: points, rubric, comment and phrases; saved, the next work opens. */
export function MarkPanel({
  open,
  dueAt,
  onMove,
  onSaved,
}: {
  open: OpenWork
  dueAt: string
  onMove: (by: 1 | -1) => void
  onSaved: () => void
}) {
  const t = useText(worksText)
  const q = useText(attemptsText)
  const inGroups = useText(groupsText)
  const locale = useLocale()
  const { group: groupName } = useText(namesText)
  const format = useFormat()
  const markWords = useMarkWords()
  const refresh = useRefresh()
  const { run, pending } = useAct()
  const [isGivingBack, setGivingBack] = useState(false)
  const { homeworkId, fullMark, work, can, marked, revision } = open
  const isQuiz = open.kind === 'quiz'
  const { userId } = work.student
  const save = async ({ points, criteria, comment }: Mark) => {
    if (pending) return
    const send = () =>
      api(
        homeworkApi.setMark,
        {
          ...{ homeworkId, userId, comment, handIn: work.handIns, revision },
          rawMark: fullMark === null ? null : inHundredths(points),
          criteria: mapped(criteria, inHundredths),
          next: Math.max(Date.now(), revision + 1),
        },
        { quiet: true },
      )
    await run(send, {
      refresh: false,
      async done({ saved, by, rawMark }) {
        if (saved) {
          last = fullMark === null ? null : points
          toast.success(t.saved)
          return onSaved()
        }
        const who = by ?? t.someone
        // What was typed stays in the form; the next press has seen the other mark.
        toast.error(
          rawMark === null ? t.newerNoMark(who) : t.newer(who, markWords(rawMark, fullMark)),
        )
        await refresh()
      },
    })
  }
  const former: Mark | null =
    marked === null
      ? null
      : {
          points: inPoints(open.rawMark ?? 0),
          criteria: mapped(open.criteriaMarks, inPoints),
          comment: open.comment,
        }
  return (
    <aside className={css.aside}>
      <Panel title={open.group ? inGroups.markingGroup : t.marking}>
        <div className={css.stack}>
          {marked && !isQuiz && (
            <p className={css.muted}>
              <TimeAgo value={marked.at}>
                {(when) => t.markedBy(marked.by ?? t.someone, when)}
              </TimeAgo>
            </p>
          )}
          {marked && marked.handIn < work.handIns && <p className={css.notice}>{t.newSince}</p>}
          {can.mark.may && !isQuiz && work.state !== 'excused' ? (
            <MarkForm
              of={fullMark === null ? null : inPoints(fullMark)}
              former={former}
              criteria={open.criteria.map(({ id, text, points }) => ({
                ...{ id, text, share: fullMark === null ? 0 : points / fullMark },
              }))}
              phrases={open.phrases}
              last={last}
              keys={t.keys}
              onSave={(mark) => void save(mark)}
              onMove={onMove}
            />
          ) : (
            <>
              <p className={css.mark}>{markWords(open.rawMark, fullMark)}</p>
              {open.comment !== '' && <p className={css.words}>{open.comment}</p>}
              {isQuiz && <p className={css.muted}>{q.quizMark}</p>}
              {!can.mark.may && <p className={css.muted}>{pick(can.mark.why, locale)}</p>}
            </>
          )}
          {can.mark.may && work.handIns > 0 && work.state !== 'excused' && (
            <div className={css.foot}>
              <Button variant="quiet" icon="undo" onClick={() => setGivingBack(true)}>
                {t.giveBack}
              </Button>
            </div>
          )}
        </div>
      </Panel>
      {open.history.length > 0 && (
        <details className={css.earlier}>
          <summary>{t.history}</summary>
          <ul className={css.history}>
            {open.history.map(({ eventId, kind, from, to, by, at }) => {
              const words = (value: number | string | null) =>
                typeof value === 'number'
                  ? format.number(kind === 'extraTime' ? value : value / 100)
                  : value === null
                    ? kind === 'regrouped'
                      ? inGroups.alone
                      : t.none
                    : kind === 'regrouped'
                      ? groupName(value)
                      : format.dateTime(value)
              return (
                <li key={eventId}>
                  {t.by(
                    kind === 'regrouped'
                      ? inGroups.regrouped(words(from), words(to))
                      : kind === 'extraTime'
                        ? to === 0
                          ? q.extraTimeTaken
                          : q.extraTimeOf(words(to))
                        : t.events[kind](words(from), words(to)),
                    by ?? t.someone,
                    format.dateTime(at),
                  )}
                </li>
              )
            })}
          </ul>
        </details>
      )}
      <Suspense>
        {isGivingBack && (
          <GiveBackDialog
            homeworkId={homeworkId}
            student={work.student}
            isGroup={open.group !== null}
            handIn={work.handIns}
            dueAt={dueAt}
            onGiven={onSaved}
            onClose={() => setGivingBack(false)}
          />
        )}
      </Suspense>
    </aside>
  )
}
