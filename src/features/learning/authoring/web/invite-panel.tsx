import { useState } from 'react'
import { type FoundTeacher, FindTeacher } from '#src/features/content/bank/web/find-teacher.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { authoringApi } from '../contract.ts'
import type { Staff } from './member-row.tsx'
import { RightsDialog } from './rights-dialog.tsx'
import { staffText } from './staff-text.ts'

const first = { mayEdit: true, mayRelease: false, maySeeLearners: false }

/** Finds a teacher and invites the person with rights. */
export function InvitePanel({ staff: { courseId, owner, members } }: { staff: Staff }) {
  const t = useText(staffText)
  const { act, pending } = useAct()
  const [chosen, setChosen] = useState<FoundTeacher>()
  const has = [...members.map(({ userId }) => userId), ...(owner ? [owner.userId] : [])]
  return (
    <Panel title={t.invite} lead={t.inviteLead}>
      <FindTeacher
        key={has.length}
        act={t.choose}
        has={has}
        onChoose={async (teacher) => {
          setChosen(teacher)
          return false
        }}
      />
      {chosen && (
        <RightsDialog
          title={t.inviteOf(chosen.name)}
          confirm={t.send}
          initial={first}
          pending={pending}
          onClose={() => setChosen(undefined)}
          onSave={(rights) =>
            void act(
              authoringApi.inviteTeacher,
              { courseId, userId: chosen.userId, ...rights },
              { said: t.sent, done: () => setChosen(undefined) },
            )
          }
        />
      )}
    </Panel>
  )
}
