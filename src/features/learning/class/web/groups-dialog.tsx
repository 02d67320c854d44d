import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { classApi } from '../contract.ts'
import type { ClassGroup } from '../member-api.ts'
import css from './class.module.css'
import { DrawGroups, GroupName } from './group-forms.tsx'
import type { Members } from './member-table.tsx'
import { membersText } from './members-text.ts'
import { namesText } from './names-text.ts'

/** The groups of a class with their acts. A form takes the place of the list. */
export function GroupsDialog({ list, onClose }: { list: Members; onClose: () => void }) {
  const t = useText(membersText)
  const names = useText(namesText)
  const [form, setForm] = useState<ClassGroup | 'new' | 'draw'>()
  const back = () => setForm(undefined)
  const { classId, groups } = list
  if (form === 'draw') {
    return (
      <Dialog open title={t.draw} onClose={onClose}>
        <DrawGroups list={list} onDone={back} />
      </Dialog>
    )
  }
  if (form) {
    const group = form === 'new' ? null : form
    return (
      <Dialog
        open
        title={group ? t.renameGroup(names.group(group.name)) : t.newGroup}
        onClose={onClose}
      >
        <GroupName classId={classId} group={group} onDone={back} />
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      title={t.manageGroups}
      onClose={onClose}
      footer={
        <>
          {list.students > 1 && <Button onClick={() => setForm('draw')}>{t.draw}</Button>}
          <Button variant="primary" icon="plus" onClick={() => setForm('new')}>
            {t.newGroup}
          </Button>
        </>
      }
    >
      {groups.length === 0 ? (
        <p className={css.muted}>{t.noGroups}</p>
      ) : (
        <ul className={css.rows} aria-label={t.group}>
          {groups.map((group) => (
            <GroupRow
              key={group.groupId}
              classId={classId}
              group={group}
              onRename={() => setForm(group)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function GroupRow({
  classId,
  group: { groupId, name: stored, students },
  onRename,
}: {
  classId: number
  group: ClassGroup
  onRename: () => void
}) {
  const t = useText(membersText)
  const names = useText(namesText)
  const format = useFormat()
  const { act } = useAct()
  const name = names.group(stored)
  const remove = () =>
    void act(
      classApi.deleteGroup,
      { classId, groupId },
      {
        ask: {
          ...{ title: t.deleteGroupTitle(name), text: t.deleteGroupText },
          ...{ confirm: t.delete, danger: true },
        },
        ...{ verb: 'delete', said: t.deleted },
      },
    )
  return (
    <li>
      <span className={`${css.what} ${css.brief}`}>
        {name}
        <span className={css.muted}>{t.students(students, format.number(students))}</span>
      </span>
      <span className={css.acts}>
        <IconButton icon="edit" label={t.renameGroup(name)} onClick={onRename} />
        <IconButton icon="trash" label={t.deleteGroup(name)} onClick={remove} />
      </span>
    </li>
  )
}
