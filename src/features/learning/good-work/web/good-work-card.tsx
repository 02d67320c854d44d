import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { type GoodWork, goodWorkApi } from '../contract.ts'
import { Answers } from './answers.tsx'
import css from './good-work.module.css'
import { goodWorkText } from './good-work-text.ts'
import { OwnAnswer } from './own-answer.tsx'
import { ShownWork } from './shown-work.tsx'

/** A good work with its homework, its students as far as they are named, and what the teacher says about it. */
export function GoodWorkCard({ good }: { good: GoodWork }) {
  const t = useText(goodWorkText)
  const nameOf = useAuthors()
  const { homework, state, reason, proposedBy, proposedAt, own, answers } = good
  const isOwn = own !== undefined
  const who = isOwn && state !== 'shown' ? t.mine : nameOf(good)
  return (
    <article className={css.card} aria-label={`${homework.title} · ${who}`}>
      <div className={css.head}>
        <h3>{homework.title}</h3>
        <span>{who}</span>
        {isOwn && state === 'shown' && <Tag tone="action">{t.mine}</Tag>}
        {isOwn && (
          <Tag tone={state === 'shown' ? 'success' : 'neutral'}>{t.stateOfMine[state]}</Tag>
        )}
        {answers.length > 0 && (
          <Tag tone={state === 'shown' ? 'success' : 'neutral'}>{t.states[state]}</Tag>
        )}
      </div>
      <p className={css.muted}>
        <TimeAgo value={proposedAt}>{(when) => t.by(proposedBy ?? t.someone, when)}</TimeAgo>
      </p>
      {reason !== '' && (
        <figure className={css.reason}>
          <figcaption className={css.muted}>{t.good}</figcaption>
          {reason}
        </figure>
      )}
      <ShownWork work={good.work} given={good.given} />
      {own !== undefined && <OwnAnswer good={good} own={own} />}
      {answers.length > 0 && <Answers answers={answers} />}
      {good.can.end.may && (
        <div className={css.end}>
          <EndButton goodWorkId={good.goodWorkId} isShown={state === 'shown'} />
        </div>
      )}
    </article>
  )
}

/** Names the students of a work as far as they agreed to it. */
function useAuthors() {
  const t = useText(goodWorkText)
  const format = useFormat()
  return ({ names, unnamed, answers }: GoodWork): string => {
    // Teachers know whose work it is.
    const known = answers.length > 0 ? answers.map(({ student }) => student.name) : names
    const others = answers.length > 0 ? 0 : unnamed
    if (others === 0) return format.list(known)
    if (known.length > 0) return t.and(format.list(known), format.number(others))
    return others === 1 ? t.classmate : t.classmates(format.number(others))
  }
}

/** Ends the showing of a work, or takes the question to its students back. */
export function EndButton({ goodWorkId, isShown }: { goodWorkId: number; isShown: boolean }) {
  const t = useText(goodWorkText)
  const { act, pending } = useAct()
  const end = () =>
    void act(
      goodWorkApi.end,
      { goodWorkId },
      {
        ask: isShown
          ? { title: t.endTitle, text: t.endText, confirm: t.end, danger: true }
          : { title: t.withdrawTitle, text: t.withdrawText, confirm: t.withdraw },
        said: isShown ? t.ended : t.withdrawn,
      },
    )
  return (
    <Button size="small" variant="quiet" pending={pending} onClick={end}>
      {isShown ? t.end : t.withdraw}
    </Button>
  )
}
