import { useState } from 'react'
import { weeksBetween } from '#src/features/learning/semester/shift.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { type FormOf, useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { randomHex } from '#src/web/random-hex.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { classApi, type ClassOverview } from '../contract.ts'
import { isUsual } from '../copied.ts'
import {
  chosenRows,
  dateKey,
  firstDays,
  hasWarning,
  type PlannedRow,
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

interface CopyValues extends ClassValues {
  withTeachers: boolean
  /** Keys of rows whose tick the teacher has changed from the usual. */
  turned: string[]
  /** Dates that were typed, by `dateKey`. */
  typed: [string, string][]
  /** The first day of the old semester; '' – the usual one. */
  firstWas: string
  /** That of the new semester, by the semester that was chosen then: another one has another first day. */
  first: { of: string; day: string }
}

/** Copies a class for the next semester: shows what comes along, with each date as it was and as it will be. */
export function CopyDialog({ of: from, onClose }: { of: ClassOverview; onClose: () => void }) {
  const t = useText(copyText)
  const title = useText(overviewText).copyTitle
  const names = useText(namesText)
  const go = useGo()
  const [key] = useState(randomHex)
  const { data, failed, retry } = useLoad(classApi.getCopy, { classId: from.classId })
  const { next } = from
  const others = from.teachers.filter(
    ({ role, state }) => role === 'coTeacher' && state === 'member',
  )
  const initial: CopyValues = {
    ...{ name: next.name, yearFrom: String(next.yearFrom), semester: next.semester },
    withTeachers: others.length > 0,
    ...{ turned: [], typed: [], firstWas: '', first: { of: '', day: '' } },
  }
  const form = useForm({
    initial,
    schema: copyForm,
    endpoint: classApi.copy,
    check: (values): Record<string, string> =>
      hasErrors(planOf(values, from, data).plan) ? { rows: t.datesWrong } : {},
    send: (values) => ({
      ...{ classId: from.classId, key, hash: data?.hash ?? '' },
      rows: chosenRows(planOf(values, from, data).plan),
      ...{ name: values.name, yearFrom: values.yearFrom, withTeachers: values.withTeachers },
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
  return (
    <Dialog open title={title} onClose={onClose} dismissable={!form.dirty} width={800}>
      <Form form={form} label={title}>
        <p>{t.lead}</p>
        <p className={css.muted}>
          {t.from(
            from.name,
            names.semesterOf(schoolYear(from.yearFrom), names.semesters[from.semester]),
          )}
        </p>
        <div className={cx(css.fields, css.named)}>
          <ClassFields
            name={form.field('name')}
            yearFrom={form.field('yearFrom')}
            semester={form.field('semester')}
          />
        </div>
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
        {data && (
          <>
            <Preview
              shown={planOf(form.values, from, data)}
              values={form.values}
              set={form.set}
              hasDates={data.rows.some((row) => row.dates.length > 0)}
            />
            <div className={css.foot}>
              <FormFoot act={t.copy} pending={form.pending} onCancel={onClose} />
            </div>
          </>
        )}
      </Form>
    </Dialog>
  )
}

const hasErrors = (plan: readonly PlannedRow[]) =>
  plan.some(({ dates }) => dates.some(({ error }) => error !== null))

/** Plans the copy that the values of the form describe. */
function planOf(
  values: CopyValues,
  from: ClassOverview,
  data: AnswerOf<typeof classApi.getCopy> | undefined,
) {
  const school = { terms: [], holidays: [], rows: [], ...data, today: schoolDay() }
  const to = { yearFrom: Number(values.yearFrom), semester: values.semester || from.next.semester }
  const semester = `${to.yearFrom} ${to.semester}`
  const usual = firstDays(school, from, to)
  const days = {
    from: values.firstWas || usual.from,
    to: values.first.of === semester ? values.first.day : usual.to,
  }
  const plan = planCopy({
    ...{ ...school, to, weeks: weeksBetween(days.from, days.to) },
    ...{ turned: new Set(values.turned), typed: new Map(values.typed) },
  })
  return {
    ...{ plan, days, semester, isKnown: rangeOf(school.terms, to) !== undefined },
    yearsWithoutHolidays: yearsWithoutHolidays(plan, school),
  }
}

/** The shift, what comes along, and how much there is to look at. */
function Preview({
  shown: { plan, days, semester, isKnown, yearsWithoutHolidays: years },
  values,
  set,
  hasDates,
}: {
  shown: ReturnType<typeof planOf>
  values: CopyValues
  set: FormOf<CopyValues>['set']
  hasDates: boolean
}) {
  const t = useText(copyText)
  const format = useFormat()
  const dates = plan.flatMap(({ comes, dates: of, end }) =>
    comes ? [...of, ...(end ? [end] : [])] : [],
  )
  const toCheck = dates.filter(({ warnings }) => hasWarning(warnings)).length
  const notes = [
    ...(isKnown ? [] : [t.noTerm]),
    ...(years.length > 0 ? [t.noHolidays(format.list(years))] : []),
  ]
  return (
    <>
      {hasDates && (
        <CopyShift
          {...days}
          notes={notes}
          onFrom={(day) => set('firstWas', day)}
          onTo={(day) => set('first', { of: semester, day })}
        />
      )}
      <CopyRows
        plan={plan}
        onTake={(kind, keys, comes) => {
          const rest = values.turned.filter((one) => !keys.includes(one))
          set('turned', comes === isUsual(kind) ? rest : [...rest, ...keys])
        }}
        onDate={({ row }, field, at) => {
          const changed = dateKey(row, field)
          const rest = values.typed.filter(([one]) => one !== changed)
          set('typed', at === undefined ? rest : [...rest, [changed, at]])
        }}
      />
      <p className={css.sum} aria-live="polite">
        {t.sum(format.number(plan.filter(({ comes }) => comes).length))}
        {toCheck > 0 && <Tag tone="warning">{t.toCheck(toCheck, format.number(toCheck))}</Tag>}
      </p>
    </>
  )
}
