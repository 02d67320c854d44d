import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { classApi } from '../contract.ts'
import { classPaths } from '../paths.ts'
import { schoolYear } from '../semester.ts'
import css from './class.module.css'
import { joinText } from './join-text.ts'
import { namesText } from './names-text.ts'

export type Found = AnswerOf<typeof classApi.findByCode>

/** The class of a code, before one joins it. */
export function FoundClass({ found }: { found: Found }) {
  const t = useText(joinText)
  const names = useText(namesText)
  const locale = useLocale()
  const go = useGo()
  const { act, pending } = useAct()
  const { name, yearFrom, semester, teacher, school, approval, mine, classId, can } = found
  const join = () =>
    act(
      classApi.join,
      { code: found.code },
      {
        said: ({ state }) =>
          ({ member: t.joined, requested: t.asked, invited: t.isInvited })[state],
        words: t.failed,
        done: (joined) =>
          joined.state === 'member' ? go(classPaths.class(joined.classId)) : undefined,
      },
    )
  return (
    <Panel title={name} lead={names.semesterOf(schoolYear(yearFrom), names.semesters[semester])}>
      <div className={css.joined}>
        <p>
          {t.teacher(teacher)}
          {school && <> · {school}</>}
        </p>
        {mine === 'member' && classId !== null && (
          <>
            <p>{t.isMember}</p>
            <ButtonLink variant="primary" to={classPaths.class(classId)}>
              {t.open}
            </ButtonLink>
          </>
        )}
        {mine === 'requested' && <p role="status">{t.isRequested}</p>}
        {mine === 'invited' && <p>{t.isInvited}</p>}
        {(mine === 'requested' || mine === 'invited') && (
          <ButtonLink to={classPaths.mine()}>{t.toMine}</ButtonLink>
        )}
        {mine === null && (
          <>
            {approval && <p>{t.approval}</p>}
            <p className={css.muted}>{t.shared}</p>
            {can.join.may ? (
              <Button variant="primary" pending={pending} onClick={() => void join()}>
                {approval ? t.ask : t.join}
              </Button>
            ) : (
              <p className={css.note}>{pick(can.join.why, locale)}</p>
            )}
          </>
        )}
      </div>
    </Panel>
  )
}
