import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { semesterApi } from '../contract.ts'
import { type SemesterFields, semesterForm, semesterNameMost } from '../forms.ts'
import { weekly } from '../shift.ts'
import type { CourseSemesters } from './semester-values.ts'
import css from './semesters.module.css'
import { semesterText } from './semester-text.ts'

/** The form of a semester: its name, its days and its pace. */
export function SemesterDialog({
  course,
  semesterId,
  initial,
  onClose,
}: {
  course: Pick<CourseSemesters, 'courseId' | 'chapters'>
  /** Null for a new one. */
  semesterId: number | null
  initial: SemesterFields
  onClose: () => void
}) {
  const t = useText(semesterText)
  const title = semesterId === null ? t.add : t.edit
  const { courseId, chapters } = course
  const form = useForm({
    initial,
    schema: semesterForm,
    endpoint: semesterApi.saveSemester,
    send: (values) => ({ courseId, semesterId, ...values }),
    said: t.saved,
    done: onClose,
  })
  const { values } = form
  const set = (weeks: SemesterFields['weeks']) => form.set('weeks', weeks)
  return (
    <Dialog open title={title} onClose={onClose} width={640} dismissable={!form.dirty}>
      <Form form={form} label={title} className={css.form}>
        <div className={css.pair}>
          <TextField
            {...form.field('name')}
            label={t.name}
            description={t.namePlaceholder}
            maxLength={semesterNameMost}
            required
          />
          <TextField {...form.field('nameEn')} label={t.nameEn} maxLength={semesterNameMost} />
          <TextField {...form.field('startsOn')} type="date" label={t.startsOn} required />
          <TextField {...form.field('endsOn')} type="date" label={t.endsOn} required />
          <TextField {...form.field('enrolFrom')} type="date" label={t.enrolFrom} />
          <TextField {...form.field('enrolUntil')} type="date" label={t.enrolUntil} />
        </div>
        <p className={css.note}>{t.enrolHint}</p>
        <fieldset className={css.weeks}>
          <legend>{t.pace}</legend>
          <p className={css.note}>{chapters.length > 0 ? t.paceHint : t.noChapters}</p>
          {chapters.length > 0 && (
            <div className={css.acts}>
              <Button
                size="small"
                onClick={() =>
                  set(
                    weekly(
                      values.weeks.map(({ chapterId }) => chapterId),
                      values,
                    ),
                  )
                }
              >
                {t.weekly}
              </Button>
              <Button
                size="small"
                onClick={() => set(values.weeks.map((week) => ({ ...week, opensOn: '' })))}
              >
                {t.clear}
              </Button>
            </div>
          )}
          <div className={css.pair}>
            {chapters.map(({ chapterId, number, name }, at) => (
              <TextField
                key={chapterId}
                {...form.field(`weeks.${at}.opensOn`)}
                type="date"
                label={`${number} ${name}`}
              />
            ))}
          </div>
        </fieldset>
        <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
