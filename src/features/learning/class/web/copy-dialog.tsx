import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { classApi, type ClassOverview } from '../contract.ts'
import { type ClassValues, copyForm } from '../forms.ts'
import type { ClassSemester } from '../limits.ts'
import { classPaths } from '../paths.ts'
import { schoolYear } from '../semester.ts'
import { ClassFields } from './class-fields.tsx'
import css from './class.module.css'
import { namesText } from './names-text.ts'
import { overviewText } from './overview-text.ts'

/** Copies a class for the next semester. The form shows what it will be called, and may be changed. */
export function CopyDialog({ of: from, onClose }: { of: ClassOverview; onClose: () => void }) {
  const t = useText(overviewText)
  const names = useText(namesText)
  const go = useGo()
  const { next } = from
  const others = from.teachers.filter(
    ({ role, state }) => role === 'coTeacher' && state === 'member',
  )
  const initial: ClassValues & { withTeachers: boolean } = {
    ...{
      name: next.name,
      yearFrom: String(next.yearFrom),
      semester: next.semester,
    },
    withTeachers: others.length > 0,
  }
  const form = useForm({
    initial,
    schema: copyForm,
    endpoint: classApi.copy,
    send: (values) => ({
      classId: from.classId,
      ...values,
      semester: values.semester as ClassSemester,
    }),
    said: t.copied,
    words: t.copyFailed,
    refresh: false,
    async done({ classId }) {
      onClose()
      await go(classPaths.class(classId))
    },
  })
  return (
    <Dialog open title={t.copyTitle} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.copyTitle}>
        <p>{t.copyLead}</p>
        <p className={css.muted}>
          {t.copyFrom(
            from.name,
            names.semesterOf(schoolYear(from.yearFrom), names.semesters[from.semester]),
          )}
        </p>
        <ClassFields
          name={form.field('name')}
          yearFrom={form.field('yearFrom')}
          semester={form.field('semester')}
        />
        {(others.length > 0 || from.role !== 'owner') && (
          <Checkbox {...form.check('withTeachers')} label={t.withTeachers} />
        )}
        <FormFoot act={t.copy} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
