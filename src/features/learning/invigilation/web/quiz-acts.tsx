import { useState } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { invigilationApi } from '../contract.ts'
import { invigilationPaths } from '../paths.ts'
import { invigilationText } from './invigilation-text.ts'
import { copyText } from './copy-text.ts'
import { MakeUpDialog } from './make-up-dialog.tsx'
import css from './invigilation.module.css'
import { QuizMenu } from './quiz-menu.tsx'

type Quiz = AnswerOf<typeof invigilationApi.getQuiz>

/** The acts of a teacher on all learners of a quiz, as far as its settings offer them. */
export function QuizActs({ quiz }: { quiz: Quiz }) {
  const t = useText(invigilationText)
  const c = useText(copyText)
  const format = useFormat()
  const { act, pending } = useAct()
  const [isMakingUp, setMakingUp] = useState(false)
  const { quizId, counts, missing, pausedAt } = quiz
  const ask = (title: string, text: string) => ({
    ...{ title, text, confirm: t.confirm, cancel: t.cancel },
  })
  const release = (what: 'marks' | 'keys', released: boolean) =>
    act(
      invigilationApi.release,
      { quizId, what, released },
      {
        said: released ? t.released : t.hidden,
        ...(released && {
          ask:
            what === 'marks'
              ? ask(t.releaseMarksTitle, t.releaseMarksText)
              : ask(t.releaseKeysTitle, t.releaseKeysText),
        }),
      },
    )
  const pause = () =>
    act(
      invigilationApi.pause,
      { quizId, paused: !pausedAt },
      {
        said: pausedAt ? t.resumedNow : t.pausedNow,
        ...(!pausedAt && { ask: ask(t.pauseTitle, t.pauseText) }),
      },
    )
  const collect = () =>
    act(
      invigilationApi.endAttempts,
      { quizId, userIds: null },
      {
        said: ({ ended }) => t.collected(format.number(ended)),
        ask: { ...ask(t.collectTitle(format.number(counts.open)), t.collectText), danger: true },
      },
    )
  const remind = () =>
    act(
      invigilationApi.remind,
      { quizId },
      {
        said: ({ reminded }) => t.reminded(format.number(reminded)),
        ask: ask(t.remindTitle(format.number(missing)), t.remindText),
      },
    )
  const renew = () =>
    act(
      invigilationApi.renewDraws,
      { quizId },
      {
        said: ({ added, removed }) =>
          added + removed === 0
            ? c.renewedNone
            : c.renewed(format.number(added), format.number(removed)),
        ask: ask(c.renewTitle, c.renewText),
      },
    )
  return (
    <div className={css.acts}>
      {counts.unmarked > 0 && (
        <ButtonLink to={invigilationPaths.marking(quizId)} variant="primary" icon="edit">
          {t.mark}
        </ButtonLink>
      )}
      {counts.handedIn > 0 && (
        <ButtonLink to={invigilationPaths.analysis(quizId)} icon="info">
          {t.analysis}
        </ButtonLink>
      )}
      {counts.handedIn > 0 && (
        <ButtonLink to={invigilationPaths.remarking(quizId)} icon="refresh">
          {t.remark}
        </ButtonLink>
      )}
      {quiz.can.releaseMarks.may && (
        <Button
          disabled={pending}
          variant={quiz.marksReleasedAt || counts.unmarked > 0 ? 'secondary' : 'primary'}
          icon={quiz.marksReleasedAt ? 'eye-off' : 'eye'}
          onClick={() => void release('marks', !quiz.marksReleasedAt)}
        >
          {quiz.marksReleasedAt ? t.hideMarks : t.releaseMarks}
        </Button>
      )}
      {quiz.can.releaseKeys.may && (
        <Button
          disabled={pending}
          icon={quiz.keysReleasedAt ? 'eye-off' : 'eye'}
          onClick={() => void release('keys', !quiz.keysReleasedAt)}
        >
          {quiz.keysReleasedAt ? t.hideKeys : t.releaseKeys}
        </Button>
      )}
      {(counts.open > 0 || pausedAt) && (
        <Button disabled={pending} icon={pausedAt ? 'play' : 'pause'} onClick={() => void pause()}>
          {pausedAt ? t.resume : t.pause}
        </Button>
      )}
      {counts.open > 0 && (
        <Button disabled={pending} icon="download" onClick={() => void collect()}>
          {t.collectAll}
        </Button>
      )}
      {missing > 0 && (
        <Button disabled={pending} icon="bell" onClick={() => void remind()}>
          {t.remind}
        </Button>
      )}
      {counts.handedIn > 0 && counts.none + counts.failed > 0 && (
        <Button icon="calendar" onClick={() => setMakingUp(true)}>
          {t.makeUp}
        </Button>
      )}
      {quiz.draws.some(({ byRule }) => byRule) && (
        <Button disabled={pending} icon="refresh" onClick={() => void renew()}>
          {c.renewDraws}
        </Button>
      )}
      <QuizMenu quizId={quizId} label={t.more} />
      {isMakingUp && (
        <MakeUpDialog
          quizId={quizId}
          counts={counts}
          hasKeys={quiz.keysReleasedAt !== null}
          onClose={() => setMakingUp(false)}
        />
      )}
      {quiz.offline > 0 && <Tag tone="warning">{t.offlineNow(format.number(quiz.offline))}</Tag>}
    </div>
  )
}
