import { Suspense, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { ClassOverview } from '../contract.ts'
import css from './class.module.css'
import { namesText } from './names-text.ts'
import { overviewText } from './overview-text.ts'

const InviteDialog = latePart(async () => ({
  default: (await import('./invite-dialog.tsx')).InviteDialog,
}))

/** The teachers and assistants of a class, with those who are invited. */
export function StaffPanel({ of: { classId, teachers, can, role } }: { of: ClassOverview }) {
  const t = useText(overviewText)
  const { roles } = useText(namesText)
  const [invites, setInvites] = useState(false)
  return (
    <Panel
      title={t.staff}
      actions={
        can.invite.may && (
          <Button size="small" icon="plus" onClick={() => setInvites(true)}>
            {t.invite}
          </Button>
        )
      }
    >
      <ul className={css.rows}>
        {teachers.map((one) => (
          <li key={one.userId}>
            <span>{one.name}</span>
            <span className={css.tags}>
              <Tag>{roles[one.role]}</Tag>
              {one.state === 'invited' && <Tag tone="warning">{t.invited}</Tag>}
            </span>
          </li>
        ))}
      </ul>
      <Suspense>
        {invites && (
          <InviteDialog
            classId={classId}
            asOwner={role === 'owner'}
            onClose={() => setInvites(false)}
          />
        )}
      </Suspense>
    </Panel>
  )
}
