import { FindTeacher } from '#src/features/content/bank/web/find-teacher.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { authoringApi } from '../contract.ts'
import type { Staff } from './member-row.tsx'
import css from './staff.module.css'
import { staffText } from './staff-text.ts'

/** Offers the course to another teacher, who becomes its owner by accepting; shows and withdraws the offer. */
export function TransferPanel({ staff: { courseId, owner, transferTo } }: { staff: Staff }) {
  const t = useText(staffText)
  const { act, pending } = useAct()
  const withdraw = () =>
    void act(
      authoringApi.offerCourse,
      { courseId, userId: null },
      {
        ask: {
          ...{ title: t.takeBackTitle, text: t.takeBackText },
          ...{ confirm: t.takeBack, cancel: t.cancel },
        },
        said: t.tookBack,
      },
    )
  return (
    <Panel title={t.transfer} lead={t.transferLead}>
      {transferTo ? (
        <div className={css.waits}>
          <p>{t.waits(transferTo.name)}</p>
          <Button pending={pending} onClick={withdraw}>
            {t.takeBack}
          </Button>
        </div>
      ) : (
        <FindTeacher
          label={t.receiver}
          act={t.offer}
          pending={pending}
          has={owner ? [owner.userId] : []}
          onChoose={({ userId, name }) =>
            act(
              authoringApi.offerCourse,
              { courseId, userId },
              {
                ask: {
                  ...{ title: t.offerTitle(name), text: t.offerText },
                  ...{ confirm: t.offer, cancel: t.cancel },
                },
                said: t.offered,
              },
            )
          }
        />
      )}
    </Panel>
  )
}
