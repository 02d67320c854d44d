import { namesText } from '#src/features/learning/class/web/names-text.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { useViewer } from '#src/web/root-data.ts'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { OwnHomework } from '../learner-api.ts'
import css from './homework.module.css'
import { ownText } from './own-text.ts'

/** With whom a student does homework that is done in groups. */
export function OwnGroup({ group }: { group: OwnHomework['group'] }) {
  const t = useText(ownText)
  const { group: groupName } = useText(namesText)
  const format = useFormat()
  const own = useViewer()?.id
  if (group === null) return <>{t.alone}</>
  const names = group.members.map(({ userId, name }) => (userId === own ? t.you(name) : name))
  return (
    <>
      {groupName(group.name)}
      <div>{format.list(names)}</div>
      <div className={css.muted}>{t.groupLead}</div>
    </>
  )
}

/** Who has saved the draft of a group last. */
export function SavedLast({ group }: { group: NonNullable<OwnHomework['group']> }) {
  const t = useText(ownText)
  if (!group.saved) return null
  const { by, at } = group.saved
  return (
    <p className={css.muted}>
      <TimeAgo value={at}>{(when) => t.savedLast(by ?? t.someone, when)}</TimeAgo>
    </p>
  )
}
