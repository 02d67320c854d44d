import { useState } from 'react'
import { FindTeacher } from '#src/features/content/bank/web/find-teacher.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { classApi, type ClassOverview } from '../contract.ts'
import css from './class.module.css'
import { overviewText } from './overview-text.ts'

/** Offers the class to another teacher, who becomes its owner by accepting; shows and withdraws the offer. */
export function TransferDialog({ of: found, onClose }: { of: ClassOverview; onClose: () => void }) {
  const t = useText(overviewText)
  const { act, pending } = useAct()
  const [stays, setStays] = useState(true)
  const { classId, owner, transferTo } = found
  return (
    <Dialog open title={t.transferTitle} onClose={onClose}>
      <div className={css.stack}>
        {transferTo ? (
          <>
            <p>{t.transferWaits(transferTo.name)}</p>
            <div className={css.acts}>
              <Button
                pending={pending}
                onClick={() =>
                  void act(classApi.offer, { classId, userId: null }, { said: t.tookBack })
                }
              >
                {t.takeBack}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p>{t.transferLead}</p>
            <Checkbox label={t.stays} checked={stays} onChange={setStays} />
            <FindTeacher
              label={t.receiver}
              act={t.offer}
              pending={pending}
              has={owner ? [owner.userId] : []}
              onChoose={({ userId }) =>
                act(classApi.offer, { classId, userId, stays }, { said: t.offered, done: onClose })
              }
            />
          </>
        )}
      </div>
    </Dialog>
  )
}
