import { useState } from 'react'
import { weeksBetween } from '#src/features/learning/semester/shift.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { randomHex } from '#src/web/random-hex.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { classApi, type ClassOverview } from '../contract.ts'
import {
  chosenRows,
  dateKey,
  firstDays,
  hasWarning,
  planCopy,
  rangeOf,
  yearsWithoutHolidays,
} from '../copy-plan.ts'
import { classErrors } from '../errors.ts'
import { type ClassValues, copyForm } from '../forms.ts'
import type { ClassSemester } from '../limits.ts'
import { classPaths } from '../paths.ts'
import { schoolYear } from '../semester.ts'
import { ClassFields } from './class-fields.tsx'
import { CopyRows } from './copy-rows.tsx'
import { CopyShift } from './copy-shift.tsx'
import { copyText } from './copy-text.ts'
import css from './copy.module.css'
import { namesText } from './names-text.ts'
import { overviewText } from './overview-text.ts'

/** Copies a class for the next semester: shows what comes along, with each date as it was and as it will be. */
export function CopyDialog({ of: from, onClose }: { of: ClassOverview; onClose: () => void }) {
  const t = useText(copyText)
  const title = useText(overviewText).copyTitle
  const names = useText(namesText)
  const format = useFormat()
  const go = useGo()
  const [key] = useState(randomHex)
  const { data, failed, retry } = useLoad(classApi.getCopy, { classId: from.classId })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [firstWas, setFirstWas] = useState<string>()
  // Of the semester that was chosen then: another one has another first day.
  const [first, setFirst] = useState<{ of: string; day: string }>()
  const { next } = from
  const others = from.teachers.filter(
    ({ role, state }) => role === 'coTeacher' && state === 'member',
  )
  const initial: ClassValues & { withTeachers: boolean } = {
    ...{ name: next.name, yearFrom: String(next.yearFrom), semester: next.semester },
    withTeachers: others.length > 0,
  }
  const form = useForm({
    initial,
    schema: copyForm,
    endpoint: classApi.copy,
    check: (): Record<string, string> => (isWrong ? { rows: t.datesWrong } : {}),
    send: (values) => ({
      ...{ classId: from.classId, key, hash: data?.hash ?? '', rows: chosenRows(plan) },
      ...values,
      semester: values.semester as ClassSemester,
    }),
    refused(error) {
      if (error.id === classErrors.copyChanged.id) retry()
    },
    said: t.copied,
    words: t.failed,
    refresh: false,
    async done({ classId }) {
      onClose()
      await go(classPaths.class(classId))
    },
  })
  const to = {
    yearFrom: Number(form.values.yearFrom),
    semester: form.values.semester || next.semester,
  }
  const semester = `${to.yearFrom} ${to.semester}`
  const school = { terms: [], holidays: [], rows: [], ...data, today: schoolDay() }
  const usual = firstDays(school, from, to)
  const days = {
    from: firstWas ?? usual.from,
    to: first?.of === semester ? first.day : usual.to,
  }
  const plan = planCopy({ ...school, to, left, typed, weeks: weeksBetween(days.from, days.to) })
  const dates = plan.flatMap((one) => (one.comes ? one.dates : []))
  const isWrong = dates.some(({ error }) => error !== null)
  const toCheck = dates.filter(({ warnings }) => hasWarning(warnings)).length
  const unknownYears = yearsWithoutHolidays(plan, school)
  const note = [
    ...(rangeOf(school.terms, to) ? [] : [t.noTerm]),
    ...(unknownYears.length > 0 ? [t.noHolidays(format.list(unknownYears))] : []),
  ].join(' ')

  const take = (keys: readonly string[], comes: boolean) => {
    const rest = [...left].filter((one) => !keys.includes(one))
    setLeft(new Set(comes ? rest : [...rest, ...keys]))
  }
  const isDirty = form.dirty || left.size > 0 || typed.size > 0
  return (
    <Dialog open title={title} onClose={onClose} dismissable={!isDirty} width={800}>
      <Form form={form} label={title}>
        <p>{t.lead}</p>
        <p className={css.muted}>
          {t.from(
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
        {failed && (
          <p role="alert">
            {t.loadFailed}{' '}
            <Button size="small" onClick={retry}>
              {t.retry}
            </Button>
          </p>
        )}
        {!data && !failed && <SkeletonText lines={6} />}
        {data?.rows.some((row) => row.dates.length > 0) && (
          <CopyShift
            {...days}
            note={note}
            onFrom={setFirstWas}
            onTo={(day) => setFirst({ of: semester, day })}
          />
        )}
        {data && (
          <>
            <CopyRows
              plan={plan}
              onTake={take}
              onDate={({ row }, field, at) => {
                const rest = [...typed].filter(([one]) => one !== dateKey(row, field))
                setTyped(new Map(at === undefined ? rest : [...rest, [dateKey(row, field), at]]))
              }}
            />
            <p className={css.sum} aria-live="polite">
              {t.sum(format.number(plan.filter(({ comes }) => comes).length))}
              {toCheck > 0 && (
                <Tag tone="warning">{t.toCheck(toCheck, format.number(toCheck))}</Tag>
              )}
            </p>
            <FormFoot act={t.copy} pending={form.pending} onCancel={onClose} />
          </>
        )}
      </Form>
    </Dialog>
  )
}
