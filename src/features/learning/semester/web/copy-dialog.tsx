import { useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { DataTable } from '#src/web/ui/data-table.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { Semester } from '../contract.ts'
import type { SemesterFields } from '../forms.ts'
import { shifted } from '../shift.ts'
import { SemesterDialog } from './semester-dialog.tsx'
import { type CourseSemesters, emptySemester, fieldsOf } from './semester-values.ts'
import css from './semesters.module.css'
import { semesterText } from './semester-text.ts'

/** Copies the dates of a semester: shows each before and after, then opens the form of the new one. */
export function CopyDialog({
  course,
  semester,
  onClose,
}: {
  course: CourseSemesters
  semester: Semester
  onClose: () => void
}) {
  const t = useText(semesterText)
  const format = useFormat()
  const [startsOn, setStartsOn] = useState(emptySemester(course).startsOn)
  const [next, setNext] = useState<SemesterFields>()
  const before = fieldsOf(semester, course.chapters)
  const after = startsOn === '' ? before : shifted(before, startsOn)
  if (next) {
    return <SemesterDialog course={course} semesterId={null} initial={next} onClose={onClose} />
  }
  const day = (value: string) => (value === '' ? '–' : format.date(value))
  const { zh, en } = course.copySuffix
  const names = {
    name: `${after.name}${zh}`,
    nameEn: after.nameEn === '' ? '' : `${after.nameEn}${en}`,
  }
  const rows = [
    ...(['startsOn', 'endsOn', 'enrolFrom', 'enrolUntil'] as const).map((field) => {
      return { name: t[field], before: before[field], after: after[field] }
    }),
    ...course.chapters.map(({ number, name }, at) => ({
      name: `${number} ${name}`,
      before: before.weeks[at]?.opensOn ?? '',
      after: after.weeks[at]?.opensOn ?? '',
    })),
  ].filter((row) => row.before !== '')
  return (
    <Dialog
      open
      title={t.copy}
      onClose={onClose}
      width={640}
      footer={
        <Button
          variant="primary"
          disabled={startsOn === ''}
          onClick={() => setNext({ ...after, ...names })}
        >
          {t.copy}
        </Button>
      }
    >
      <div className={css.form}>
        <p>{t.copyLead}</p>
        <TextField
          type="date"
          label={t.startsOn}
          value={startsOn}
          onChange={setStartsOn}
          required
        />
        <DataTable
          caption={t.copy}
          rows={rows}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', header: t.what, rowHeader: true, cell: ({ name }) => name },
            { key: 'before', header: t.before, cell: (row) => day(row.before) },
            { key: 'after', header: t.after, cell: (row) => day(row.after) },
          ]}
        />
      </div>
    </Dialog>
  )
}
