import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { authoringApi } from '../contract.ts'
import css from './manage.module.css'
import { manageText } from './manage-text.ts'
import { nameOf } from './name-of.ts'

type Rows = AnswerOf<typeof authoringApi.getMyCourses>['invitations']

/** Invitations to co-teach, and courses that their owners offer. */
export function Invitations({ rows }: { rows: Rows }) {
  const t = useText(manageText)
  const locale = useLocale()
  const { act, pending } = useAct()
  if (rows.length === 0) return null
  const answer = ({ kind, courseId }: Rows[number], accept: boolean) =>
    void act(
      kind === 'owner' ? authoringApi.answerTransfer : authoringApi.answerInvitation,
      { courseId, accept },
      { said: accept ? t.accepted : t.declined },
    )
  return (
    <Panel title={t.invitations}>
      <ul className={css.invitations}>
        {rows.map((row) => (
          <li key={row.courseId}>
            <span>{t.invitation[row.kind](row.from, nameOf(row.name, locale) || t.unnamed)}</span>
            <span className={css.answers}>
              <Button size="small" pending={pending} onClick={() => answer(row, true)}>
                {t.accept}
              </Button>
              <Button
                size="small"
                variant="quiet"
                pending={pending}
                onClick={() => answer(row, false)}
              >
                {t.decline}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
