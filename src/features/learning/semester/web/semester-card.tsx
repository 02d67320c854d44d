import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { pick } from '#src/shared/locale.ts'
import { type Semester, semesterApi } from '../contract.ts'
import css from './semesters.module.css'
import { semesterText } from './semester-text.ts'

const tones = { running: 'success', upcoming: 'warning', ended: 'neutral' } as const

/** A semester with its dates and what a teacher may do with it. */
export function SemesterCard({
  semester,
  isReadOnly,
  onEdit,
  onCopy,
}: {
  semester: Semester
  /** A co-teacher without the right to change them sees the semesters only. */
  isReadOnly: boolean
  onEdit: () => void
  onCopy: () => void
}) {
  const t = useText(semesterText)
  const locale = useLocale()
  const format = useFormat()
  const { act, pending } = useAct()
  const { semesterId, state, learners, can } = semester
  const name = locale === 'en-US' ? semester.nameEn || semester.name : semester.name
  const remove = async () => {
    const question = { title: t.deleteTitle(name), text: t.deleteText, confirm: t.delete }
    if (await confirmDialog({ ...question, danger: true })) {
      await act(semesterApi.deleteSemester, { semesterId }, { said: t.deleted, verb: 'delete' })
    }
  }
  return (
    <li className={css.card}>
      <div className={css.head}>
        <h2>{name}</h2>
        <Tag tone={tones[state]}>{t.states[state]}</Tag>
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{t.dates}</dt>
          <dd>{t.range(format.date(semester.startsOn), format.date(semester.endsOn))}</dd>
        </div>
        <div>
          <dt>{t.enrolment}</dt>
          <dd>
            <EnrolmentDays semester={semester} />
          </dd>
        </div>
        <div>
          <dt>{t.pace}</dt>
          <dd>{semester.weeks.length > 0 ? t.paced : t.atOnce}</dd>
        </div>
        <div>
          <dt>{t.learners}</dt>
          <dd>{format.number(learners)}</dd>
        </div>
      </dl>
      {!isReadOnly && (
        <div className={css.acts}>
          <Button size="small" icon="edit" onClick={onEdit}>
            {t.edit}
          </Button>
          <Button size="small" onClick={onCopy}>
            {t.copy}
          </Button>
          <Button
            size="small"
            icon="trash"
            pending={pending}
            disabled={!can.delete.may}
            title={can.delete.why ? pick(can.delete.why, locale) : undefined}
            onClick={() => void remove()}
          >
            {t.delete}
          </Button>
        </div>
      )}
      {!isReadOnly && can.delete.why && <p className={css.why}>{pick(can.delete.why, locale)}</p>}
    </li>
  )
}

function EnrolmentDays({ semester }: { semester: Pick<Semester, 'enrolFrom' | 'enrolUntil'> }) {
  const t = useText(semesterText)
  const format = useFormat()
  const { enrolFrom, enrolUntil } = semester
  if (enrolFrom && enrolUntil) return t.range(format.date(enrolFrom), format.date(enrolUntil))
  if (enrolFrom) return t.from(format.date(enrolFrom))
  return enrolUntil ? t.until(format.date(enrolUntil)) : t.always
}
