import { useFormat, useText } from '#src/web/i18n.tsx'
import { Card, CardLink } from '#src/web/ui/card.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { ClassCard as Row } from '../contract.ts'
import { classPaths } from '../paths.ts'
import { schoolYear } from '../semester.ts'
import css from './class.module.css'
import { mineText } from './mine-text.ts'
import { namesText } from './names-text.ts'

/** A class in the list of one's classes. */
export function ClassCard({ row }: { row: Row }) {
  const t = useText(mineText)
  const names = useText(namesText)
  const format = useFormat()
  const { classId, name, yearFrom, semester, state, role, owner, students, requests } = row
  return (
    <Card as="li" interactive className={css.card ?? ''}>
      <h2>
        <CardLink to={classPaths.class(classId)}>{name}</CardLink>
      </h2>
      <p className={css.muted}>
        {names.semesterOf(schoolYear(yearFrom), names.semesters[semester])}
      </p>
      <p className={css.muted}>
        {t.students(students, format.number(students))}
        {role !== 'owner' && owner && <> · {t.owner(owner.name)}</>}
      </p>
      {(state !== 'active' || role === 'coTeacher' || role === 'assistant' || requests > 0) && (
        <p className={css.tags}>
          {state !== 'active' && <Tag>{names.states[state]}</Tag>}
          {(role === 'coTeacher' || role === 'assistant') && <Tag>{names.roles[role]}</Tag>}
          {requests > 0 && (
            <Tag tone="warning">{t.requests(requests, format.number(requests))}</Tag>
          )}
        </p>
      )}
    </Card>
  )
}
