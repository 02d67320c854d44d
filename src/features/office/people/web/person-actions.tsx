import { Suspense, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { peopleApi, peopleErrors } from '../contract.ts'
import { pick } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { AccountRoleDialog } from './account-role-dialog.tsx'
import { CustomRolesDialog } from './custom-roles-dialog.tsx'
import { LockDialog } from './lock-dialog.tsx'
import css from './person.module.css'
import type { Person } from './person-overview.tsx'
import { personText } from './person-text.ts'
import { ResetLinkDialog } from './reset-link-dialog.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { useAct } from '#src/web/act/use-act.ts'

// The rules of its fields weigh more than the other dialogs together.
const EditPersonDialog = latePart(() => import('./edit-person-dialog.tsx'))

type Opened = 'edit' | 'customRoles' | 'accountRole' | 'lock' | 'link' | 'revoke'

/** Acts on this account; where none is possible, the reason. */
export function PersonActions({ person }: { person: Person }) {
  const t = useText(personText)
  const locale = useLocale()
  const { act } = useAct()
  const [opened, setOpened] = useState<Opened>()
  // It stays after the first opening, so that its closing is animated.
  const [edits, setEdits] = useState(false)
  if (opened === 'edit' && !edits) setEdits(true)
  const { userId, can, state } = person
  const name = person.name || person.userName
  const why = can.updatePerson.why ?? can.lockPerson.why
  const isOwn = why?.id === peopleErrors.notYourself.id
  const reason = why && <p className={css.why}>{isOwn ? t.ownAccount : pick(why, locale)}</p>
  if (!can.updatePerson.may) return reason
  const dialog = (which: Opened) => ({
    person,
    open: opened === which,
    onClose: () => setOpened(undefined),
  })
  return (
    <>
      <Button icon="edit" onClick={() => setOpened('edit')}>
        {t.edit}
      </Button>
      {can.setCustomRoles.may && (
        <Button icon="shield" onClick={() => setOpened('customRoles')}>
          {t.setRoles}
        </Button>
      )}
      {state === 'locked' ? (
        <Button
          icon="undo"
          onClick={() =>
            void act(
              peopleApi.unlockPerson,
              { userId },
              {
                ask: { title: t.unlockTitle(name), text: t.unlockText, confirm: t.unlock },
                said: t.unlocked,
              },
            )
          }
        >
          {t.unlock}
        </Button>
      ) : (
        can.lockPerson.may && (
          <Button icon="lock" onClick={() => setOpened('lock')}>
            {t.lock}
          </Button>
        )
      )}
      <Menu
        trigger={t.more}
        align="end"
        className={css.more}
        items={[
          ...(can.makeResetLink.may
            ? [
                {
                  key: 'link',
                  label: t.resetLink,
                  icon: 'attachment' as const,
                  onSelect: () => setOpened('link'),
                },
              ]
            : []),
          {
            key: 'accountRole',
            label: t.changeRole,
            icon: 'user',
            onSelect: () => setOpened('accountRole'),
          },
          ...(can.revokeVerification.may
            ? [
                {
                  key: 'revoke',
                  label: t.revoke,
                  icon: 'certificate' as const,
                  onSelect: () => setOpened('revoke'),
                },
              ]
            : []),
          {
            key: 'end',
            label: t.endAll,
            icon: 'sign-out',
            onSelect: () =>
              void act(
                peopleApi.endSessionsOf,
                { userId },
                {
                  ask: {
                    ...{ title: t.endAllTitle(name), text: t.endAllText },
                    ...{ confirm: t.end, danger: true },
                  },
                  said: ({ ended }) => t.ended(String(ended)),
                },
              ),
          },
        ]}
      />
      {reason}
      {edits && (
        <Suspense fallback={null}>
          <EditPersonDialog {...dialog('edit')} />
        </Suspense>
      )}
      <CustomRolesDialog {...dialog('customRoles')} />
      <AccountRoleDialog {...dialog('accountRole')} />
      <LockDialog {...dialog('lock')} />
      <ResetLinkDialog {...dialog('link')} />
      <RevokeDialog {...dialog('revoke')} />
    </>
  )
}
