import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { classApi, type ClassOffer } from '../contract.ts'
import css from './class.module.css'
import { mineText } from './mine-text.ts'

/** Invitations to a class, and classes that their owners offer. */
export function Offers({ rows }: { rows: readonly ClassOffer[] }) {
  const t = useText(mineText)
  const { act, pending } = useAct()
  if (rows.length === 0) return null
  const answer = ({ kind, classId }: ClassOffer, accept: boolean) =>
    void act(
      kind === 'owner' ? classApi.answerOffer : classApi.answerInvitation,
      { classId, accept },
      { said: accept ? t.accepted : t.declined },
    )
  return (
    <Panel title={t.offers}>
      <ul className={css.rows}>
        {rows.map((row) => (
          <li key={`${row.kind} ${row.classId}`} id={`class-${row.classId}`}>
            <span className={css.what}>{t.offer[row.kind](row.from, row.name)}</span>
            <span className={css.acts}>
              <Button
                size="small"
                variant="quiet"
                pending={pending}
                onClick={() => answer(row, false)}
              >
                {t.decline}
              </Button>
              <Button size="small" pending={pending} onClick={() => answer(row, true)}>
                {t.accept}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** One's own requests to join. */
export function OwnRequests({ rows }: { rows: readonly { classId: number; name: string }[] }) {
  const t = useText(mineText)
  const { act, pending } = useAct()
  if (rows.length === 0) return null
  return (
    <Panel title={t.waiting}>
      <ul className={css.rows}>
        {rows.map(({ classId, name }) => (
          <li key={classId}>
            <span className={css.what}>{t.waitingFor(name)}</span>
            <Button
              size="small"
              variant="quiet"
              pending={pending}
              onClick={() => void act(classApi.quit, { classId }, { said: t.withdrawn })}
            >
              {t.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
