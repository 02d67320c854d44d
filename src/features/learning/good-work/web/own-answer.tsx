import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { type GoodWork, goodWorkApi } from '../contract.ts'
import { type Consent, consents } from '../limits.ts'
import css from './good-work.module.css'
import { goodWorkText } from './good-work-text.ts'

/** The question to a student whether the own work may be shown, and the answer, which can be changed. */
export function OwnAnswer({ good, own }: { good: GoodWork; own: Consent | null }) {
  const t = useText(goodWorkText)
  const { act, pending } = useAct()
  const [changes, setChanges] = useState(false)
  const { goodWorkId, state, can } = good
  const isGroup = good.names.length + good.unnamed > 1
  const answer = (given: Consent) =>
    void act(
      goodWorkApi.answer,
      { goodWorkId, answer: given },
      { said: t.saved[given], done: () => setChanges(false) },
    )
  // In an archived class consent can only be taken back.
  const offered = consents.filter((one) => one !== own && (can.answer.may || one === 'declined'))
  const asks = own === null || changes
  return (
    <div className={css.ask}>
      <strong>{own !== null ? t.chosen[own] : isGroup ? t.questionGroup : t.question}</strong>
      {own !== null && own !== 'declined' && state === 'waiting' && <p>{t.waitsForOthers}</p>}
      {own !== null && own !== 'declined' && state === 'declined' && <p>{t.othersDeclined}</p>}
      {asks && <p className={css.muted}>{t.consent}</p>}
      <div className={css.acts}>
        {asks &&
          offered.map((one) => (
            <Button
              key={one}
              size="small"
              variant="secondary"
              pending={pending}
              onClick={() => answer(one)}
            >
              {t.answers[one]}
            </Button>
          ))}
        {own !== null && offered.length > 0 && (
          <Button size="small" variant="quiet" onClick={() => setChanges(!changes)}>
            {changes ? t.keep : t.change}
          </Button>
        )}
      </div>
    </div>
  )
}
