import { Suspense, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { homeworkApi } from '../contract.ts'
import type { OpenWork } from '../marking-api.ts'
import type { GroupMember } from '../schemas.ts'
import { groupsText } from './groups-text.ts'
import css from './homework.module.css'
import { useMarkWords } from './own-table.tsx'
import { worksText } from './works-text.ts'

const OwnMarkDialog = latePart(async () => ({
  default: (await import('./own-mark-dialog.tsx')).OwnMarkDialog,
}))

/** The members of a group with their marks. One may get another mark than the group. */
export function GroupPanel({ open }: { open: OpenWork }) {
  const t = useText(groupsText)
  const works = useText(worksText)
  const markWords = useMarkWords()
  const { act } = useAct()
  const [chosen, setChosen] = useState<GroupMember>()
  const { homeworkId, fullMark, group, can } = open
  if (!group) return null
  const entriesOf = (member: GroupMember) => [
    {
      ...{ key: 'own', label: t.ownMark, icon: 'edit' as const },
      onSelect: () => setChosen(member),
    },
    ...(member.ownReason === ''
      ? []
      : [
          {
            ...{ key: 'group', label: t.groupMark, icon: 'undo' as const },
            onSelect: () =>
              void act(
                homeworkApi.setOwnMark,
                {
                  ...{ homeworkId, userId: member.student.userId, own: null },
                  ...{ revision: member.revision, next: Math.max(Date.now(), member.revision + 1) },
                },
                { said: t.groupMarkSaved },
              ),
          },
        ]),
  ]
  return (
    <Panel title={t.members}>
      <ul className={css.members}>
        {group.members.map((member) => (
          <li key={member.student.userId}>
            <span className={css.member}>
              <span className={css.tags}>
                <span>{member.student.name}</span>
                {member.number !== '' && <span className={css.muted}>{member.number}</span>}
                {member.state === 'excused' && <Tag>{works.states.excused}</Tag>}
              </span>
              {member.ownReason !== '' && (
                <span className={css.muted}>{t.because(member.ownReason)}</span>
              )}
            </span>
            {fullMark !== null && (
              <span className={css.number}>{markWords(member.rawMark, fullMark)}</span>
            )}
            {fullMark !== null && can.mark.may && member.state !== 'excused' && (
              <Menu
                label={`${works.more}: ${member.student.name}`}
                align="end"
                items={entriesOf(member)}
              />
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {chosen && fullMark !== null && (
          <OwnMarkDialog
            homeworkId={homeworkId}
            member={chosen}
            fullMark={fullMark}
            onClose={() => setChosen(undefined)}
          />
        )}
      </Suspense>
    </Panel>
  )
}
