import { useState } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { authoringApi } from '../contract.ts'
import { staffRights } from '../staff-rights.ts'
import { RightsDialog } from './rights-dialog.tsx'
import css from './staff.module.css'
import { staffText } from './staff-text.ts'

export type Staff = AnswerOf<typeof authoringApi.getTeachers>
type Member = Staff['members'][number]

/** A co-teacher, invited or accepted, with the rights; the owner changes them here. */
export function MemberRow({
  courseId,
  member,
  manages,
}: {
  courseId: number
  member: Member
  manages: boolean
}) {
  const t = useText(staffText)
  const format = useFormat()
  const { name, acceptedAt, invitedAt, isMe } = member
  const rights = staffRights.filter((right) => member[right])
  return (
    <li className={css.member}>
      <span className={css.name}>
        {name}
        {isMe && t.me}
        <small>
          {acceptedAt === null
            ? t.pending(format.date(invitedAt))
            : t.since(format.date(acceptedAt))}
        </small>
      </span>
      <span className={css.tags}>
        {rights.map((right) => (
          <Tag key={right} tone="action">
            {t.rights[right]}
          </Tag>
        ))}
        {rights.length === 0 && <Tag>{t.onlyRead}</Tag>}
      </span>
      {manages && <Acts courseId={courseId} member={member} />}
    </li>
  )
}

function Acts({ courseId, member }: { courseId: number; member: Member }) {
  const t = useText(staffText)
  const { act, pending } = useAct()
  const [isChanging, setChanging] = useState(false)
  const { userId, name, acceptedAt } = member
  const isPending = acceptedAt === null
  const remove = () =>
    void act(
      authoringApi.removeTeacher,
      { courseId, userId },
      {
        ask: {
          title: isPending ? t.withdrawTitle(name) : t.removeTitle(name),
          text: isPending ? t.withdrawText : t.removeText,
          confirm: isPending ? t.withdraw : t.remove,
          ...{ cancel: t.cancel, danger: true },
        },
        said: isPending ? t.withdrawn : t.removed,
      },
    )
  return (
    <span className={css.acts}>
      <Button size="small" onClick={() => setChanging(true)}>
        {t.change}
        <span className="visually-hidden"> {name}</span>
      </Button>
      <Button size="small" variant="quiet" pending={pending} onClick={remove}>
        {isPending ? t.withdraw : t.remove}
        <span className="visually-hidden"> {name}</span>
      </Button>
      {isChanging && (
        <RightsDialog
          title={t.changeOf(name)}
          confirm={t.save}
          initial={member}
          pending={pending}
          onClose={() => setChanging(false)}
          onSave={(rights) =>
            void act(
              authoringApi.setRights,
              { courseId, userId, ...rights },
              { said: t.saved, done: () => setChanging(false) },
            )
          }
        />
      )}
    </span>
  )
}
