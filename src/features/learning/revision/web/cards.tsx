import { type ReactNode, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { type Card, revisionApi } from '../contract.ts'
import type { AnswerKind } from '../rules-of-set.ts'
import { CardToAnswer } from './card-to-answer.tsx'
import css from './revision.module.css'
import { revisionText } from './revision-text.ts'
import { useWaitingAnswers } from './use-waiting-answers.ts'

/** Cards one after the other: each is answered, marked by the server and explained before the next. */
export function Cards({
  kind,
  cards: first,
  empty,
  onMore,
}: {
  kind: AnswerKind
  cards: readonly Card[]
  empty: ReactNode
  /** Reads more cards after the last one. */
  onMore: () => void
}) {
  const t = useText(revisionText)
  const format = useFormat()
  const [cards, setCards] = useState(first)
  const [at, setAt] = useState(0)
  /** The client ids of this round's answers. */
  const [sent, setSent] = useState<ReadonlyMap<number, string>>(new Map())
  const queue = useWaitingAnswers({ refused: () => toast.error(t.refused) })
  const { act, pending } = useAct()
  const outcomeOf = (id: string | undefined) =>
    id === undefined ? undefined : queue.outcomes.get(id)
  const card = cards[at]

  const addSimilar = (questionId: number) =>
    act(
      revisionApi.getSimilar,
      { questionId },
      {
        refresh: false,
        done(found) {
          const fresh = found.filter(
            (one) => !cards.some((other) => other.questionId === one.questionId),
          )
          if (fresh.length === 0) return toast.info(t.noSimilar)
          setCards([...cards.slice(0, at + 1), ...fresh, ...cards.slice(at + 1)])
          return toast.success(t.similarAdded(format.number(fresh.length)))
        },
      },
    )

  if (first.length === 0) return empty
  if (!card) {
    const all = [...sent.values()]
    const right = all.filter((id) => outcomeOf(id)?.judgement === 'correct').length
    const left = queue.waiting.length
    return (
      <EmptyState
        title={t.doneTitle}
        text={
          <>
            <p>{t.doneText(format.number(all.length), format.number(right))}</p>
            {left > 0 && <p role="status">{t.stillWaiting(format.number(left))}</p>}
          </>
        }
        action={
          <Button variant="primary" onClick={onMore}>
            {t.more}
          </Button>
        }
      />
    )
  }
  const clientId = sent.get(at)
  return (
    <section
      className={css.card}
      aria-label={t.card(format.number(at + 1), format.number(cards.length))}
    >
      <h2 className={css.progress}>{t.card(format.number(at + 1), format.number(cards.length))}</h2>
      <CardToAnswer
        key={`${at} ${card.questionId}`}
        card={card}
        kind={kind}
        isLast={at === cards.length - 1}
        isStuck={queue.isStuck}
        outcome={outcomeOf(clientId)}
        isSent={clientId !== undefined}
        isWaiting={queue.waiting.some((one) => one.clientId === clientId)}
        onAnswer={(one) => {
          setSent(new Map(sent).set(at, one.clientId))
          queue.put(one)
        }}
        onOutcome={queue.keep}
        onNext={() => setAt(at + 1)}
        similar={{ pending, find: () => void addSimilar(card.questionId) }}
      />
    </section>
  )
}
